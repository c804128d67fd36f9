type Listener = (...args: unknown[]) => void;

export class Emitter {
  private listeners: Record<string, Listener[]> = {};
  on(name: string, listener: Listener): void {
    (this.listeners[name] ??= []).push(listener);
  }
  off(name: string, listener: Listener): void {
    const list = this.listeners[name] ?? [];
    const at = list.indexOf(listener);
    if (at !== -1) list.splice(at, 1);
  }
  once(name: string, listener: Listener): void {
    const wrapped: Listener = (...args) => {
      this.off(name, wrapped);
      listener(...args);
    };
    this.on(name, wrapped);
  }
  emit(name: string, ...args: unknown[]): void {
    for (const listener of this.listeners[name] ?? []) listener(...args);
  }
}
