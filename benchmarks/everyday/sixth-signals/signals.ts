/** A small reactive core: values, values computed from them, and effects that run again when what they read changes. */

export interface Readable<T> {
  get(): T;
}

export interface Signal<T> extends Readable<T> {
  set(value: T): void;
}

interface Observer {
  notify(): void;
  /** The lists of observers in which this one is entered. */
  entries: Set<Set<Observer>>;
}

/** Who reads at the moment, if anyone. */
let active: Observer | undefined;

function track(observers: Set<Observer>): void {
  if (active === undefined) return;
  observers.add(active);
  active.entries.add(observers);
}

function forget(observer: Observer): void {
  for (const observers of observer.entries) observers.delete(observer);
  observer.entries.clear();
}

/** Calls `read` and enters the observer with everything that is read meanwhile. */
function observe<T>(observer: Observer, read: () => T): T {
  forget(observer);
  active = observer;
  try {
    return read();
  } finally {
    active = undefined;
  }
}

export function signal<T>(initial: T): Signal<T> {
  let value = initial;
  const observers = new Set<Observer>();
  return {
    get() {
      track(observers);
      return value;
    },
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const observer of [...observers]) observer.notify();
    },
  };
}

/** Is computed when it is read for the first time, and again only after something it depends on has changed. */
export function computed<T>(compute: () => T): Readable<T> {
  let cached: { value: T } | undefined;
  const observers = new Set<Observer>();
  const self: Observer = {
    entries: new Set(),
    notify() {
      if (cached === undefined) return;
      cached = undefined;
      for (const observer of [...observers]) observer.notify();
    },
  };
  return {
    get() {
      track(observers);
      cached ??= { value: observe(self, compute) };
      return cached.value;
    },
  };
}

/** Runs at once and after each change of what it read. Gives a function that ends this. */
export function effect(run: () => void): () => void {
  const self: Observer = { entries: new Set(), notify: () => observe(self, run) };
  self.notify();
  return () => forget(self);
}
