export interface Store<S> {
  getState(): S;
  setState(patch: Partial<S>): void;
  subscribe(listener: () => void): () => void;
}

export function createStore<S extends object>(initial: S): Store<S> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    setState(patch) {
      state = { ...state, ...patch };
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Calls back when the selected part of the state is another than before. */
export function watch<S, T>(
  store: Store<S>,
  select: (state: S) => T,
  onChange: (value: T, before: T) => void,
): () => void {
  const state = store.getState();
  let last = select(state);
  return store.subscribe(() => {
    const value = select(store.getState());
    if (Object.is(value, last)) return;
    const before = last;
    last = value;
    onChange(value, before);
  });
}
