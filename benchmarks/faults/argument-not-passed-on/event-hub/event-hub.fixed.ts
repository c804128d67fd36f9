type Handler = (...args: unknown[]) => void;

/** Events inside of one tab: the widgets of the dashboard talk over it. */
export class EventHub {
  readonly #handlers = new Map<string, Set<Handler>>();

  /** Returns a function that unsubscribes. */
  on(event: string, handler: Handler): () => void {
    const handlers = this.#handlers.get(event) ?? new Set();
    handlers.add(handler);
    this.#handlers.set(event, handlers);
    return () => this.off(event, handler);
  }

  once(event: string, handler: Handler): () => void {
    const off = this.on(event, (...args) => {
      off();
      handler(...args);
    });
    return off;
  }

  off(event: string, handler: Handler): void {
    const handlers = this.#handlers.get(event);
    handlers?.delete(handler);
    if (handlers?.size === 0) this.#handlers.delete(event);
  }

  /** Whether anybody listened. */
  emit(event: string, ...args: unknown[]): boolean {
    const handlers = this.#handlers.get(event);
    if (handlers === undefined) return false;
    // A copy: handlers come and go while we are at it.
    for (const handler of [...handlers]) handler(...args);
    return true;
  }

  listenerCount(event: string): number {
    return this.#handlers.get(event)?.size ?? 0;
  }

  /** Forwards every `event` of this hub to another. */
  pipe(event: string, target: EventHub, as: string = event): () => void {
    return this.on(event, (...args) => {
      target.emit(as, ...args);
    });
  }
}
