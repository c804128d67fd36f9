/**
 * A small state container: updates are collected and applied together.
 */
export type Update<S> = Partial<S> | ((state: S) => Partial<S>);
export type Listener<S> = (state: S, previous: S) => void;

export interface Store<S> {
  get(): S;
  set(update: Update<S>): void;
  flush(): void;
  subscribe<V>(select: (state: S) => V, listener: (value: V) => void): () => void;
}

type Schedule = (task: () => void) => void;

export function createStore<S extends object>(initial: S, schedule: Schedule = queueMicrotask): Store<S> {
  let state = initial;
  let pending: Update<S>[] = [];
  const listeners = new Set<Listener<S>>();

  function flush(): void {
    if (pending.length === 0) return;
    const updates = pending;
    pending = [];
    const previous = state;
    let next = state;
    for (const update of updates) {
      const change = typeof update === 'function' ? update(state) : update;
      next = { ...next, ...change };
    }
    state = next;
    for (const listener of [...listeners]) listener(state, previous);
  }

  return {
    get: () => state,
    set(update) {
      pending.push(update);
      if (pending.length === 1) schedule(flush);
    },
    flush,
    subscribe(select, listener) {
      const wrapped: Listener<S> = (current, previous) => {
        const value = select(current);
        if (!Object.is(value, select(previous))) listener(value);
      };
      listeners.add(wrapped);
      return () => void listeners.delete(wrapped);
    },
  };
}
