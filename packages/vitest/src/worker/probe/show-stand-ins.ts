import { classFollower, standInsFor } from '@testheal/core/host';

interface Property {
  readonly get?: () => unknown;
  readonly value?: unknown;
  readonly enumerable?: boolean;
  readonly configurable?: boolean;
}

/** Puts stand-ins before the functions that a module exports; the result does so, and is to be called whenever the module's code has run. */
export function showStandIns(exports: object): () => void {
  const reads = new Map<PropertyKey, () => unknown>();
  const getters = new Map<PropertyKey, () => unknown>();
  const current = new Proxy({}, { get: (_, key) => reads.get(key)?.() });
  const standIn = standInsFor(() => current);
  let followed: (() => void) | undefined;
  return () => {
    for (const [key, property] of Object.entries<Property>(Object.getOwnPropertyDescriptors(exports))) {
      const { get, value, enumerable = false, configurable = false } = property;
      const read = get ?? (() => value);
      // What is passed on from another module is not exported anew.
      const isShown = get !== undefined && get === getters.get(key);
      if (!configurable || isShown || typeof read() !== 'function') continue;
      const getter = (): unknown => standIn(key, reads.get(key)?.());
      reads.set(key, read);
      getters.set(key, getter);
      // CommonJS: importers may assign.
      const set = (assigned: unknown): void => void reads.set(key, () => assigned);
      Object.defineProperty(exports, key, { get: getter, ...(get === undefined && { set }), enumerable, configurable });
    }
    if (followed !== undefined) return followed();
    const first = [...reads].map(([key, read]) => [key, read()] as const);
    followed = classFollower(Object.fromEntries(first), () => current);
  };
}
