import { types } from 'node:util';

/** A copy of plain data whose objects belong to another realm: tests and their modules ask `instanceof Array`. */
export function intoRealm(value: unknown, realm: typeof globalThis): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const inner = (item: unknown): unknown => intoRealm(item, realm);
  if (Array.isArray(value)) return realm.Array.from(value, inner);
  if (types.isDate(value)) return new realm.Date(value.getTime());
  if (types.isMap(value)) return new realm.Map([...value].map(([key, item]) => [inner(key), inner(item)]));
  if (types.isSet(value)) return new realm.Set([...value].map(inner));
  const copy = (Object.getPrototypeOf(value) === null ? Object.create(null) : new realm.Object()) as object;
  for (const [key, item] of Object.entries(value)) {
    Object.defineProperty(copy, key, { value: inner(item), enumerable: true, writable: true, configurable: true });
  }
  return copy;
}
