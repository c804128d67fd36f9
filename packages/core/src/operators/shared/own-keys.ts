import { types } from 'node:util';

/**
 * Keys of the plain own properties of the objects among `values` that can be written with a dot. Told without running
 * code of the user's.
 */
export function ownKeys(values: readonly unknown[], most = 30): string[] {
  const keys = new Set<string>();
  for (const value of values) {
    if (typeof value !== 'object' || value === null || types.isProxy(value) || Array.isArray(value)) continue;
    for (const key of Object.keys(value)) {
      if (/^[A-Za-z_$][\w$]*$/.test(key)) keys.add(key);
      if (keys.size >= most) return [...keys];
    }
  }
  return [...keys];
}

/** What lies under a key of its own; `undefined` when there is none. Told without running code of the user's. */
export function ownValue(holder: unknown, key: PropertyKey): unknown {
  if (holder === null || holder === undefined || types.isProxy(holder)) return undefined;
  return Object.getOwnPropertyDescriptor(Object(holder), key)?.value;
}
