export interface Toast {
  id: string;
  text: string;
  kind: 'info' | 'success' | 'error';
}

export interface Timers {
  set(callback: () => void, ms: number): number;
  clear(handle: number): void;
}

export interface ShowOptions {
  /** a toast with the id of a visible one takes its place */
  id?: string;
  kind?: Toast['kind'];
  /** in milliseconds; 0 for a toast that stays */
  duration?: number;
}

/** The messages in the corner of the screen; each goes away by itself. */
export function createToasts(timers: Timers, limit = 3) {
  let toasts: Toast[] = [];
  let nextId = 1;
  const handles = new Map<string, number>();
  const listeners = new Set<(toasts: readonly Toast[]) => void>();

  function update(next: Toast[]): void {
    toasts = next;
    for (const listener of listeners) listener(toasts);
  }

  function stopTimer(id: string): void {
    const handle = handles.get(id);
    if (handle === undefined) return;
    timers.clear(handle);
    handles.delete(id);
  }

  function dismiss(id: string): void {
    stopTimer(id);
    if (toasts.some((toast) => toast.id === id)) {
      update(toasts.filter((toast) => toast.id !== id));
    }
  }

  function show(text: string, options: ShowOptions = {}): string {
    const { id = `toast-${nextId++}`, kind = 'info', duration = 4000 } = options;
    const toast: Toast = { id, text, kind };
    stopTimer(id);
    if (toasts.some((other) => other.id === id)) {
      update(toasts.map((other) => (other.id === id ? toast : other)));
    } else {
      while (toasts.length >= limit) dismiss(toasts[0].id);
      update([...toasts, toast]);
    }
    if (duration > 0)
      handles.set(
        id,
        timers.set(() => dismiss(id), duration),
      );
    return id;
  }

  function subscribe(listener: (toasts: readonly Toast[]) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return { show, dismiss, subscribe, list: (): readonly Toast[] => toasts };
}
