import { types } from 'node:util';
import type { ValueKind } from '../../model/value-kind.ts';

/** What a value is, told without `instanceof`: values may come from another realm. */
export function kindOfValue(value: unknown): ValueKind {
  if (value === null || value === undefined) return 'missing';
  if (typeof value !== 'object') return typeof value as ValueKind;
  if (isList(value)) return 'array';
  if (types.isMap(value)) return 'map';
  if (types.isSet(value)) return 'set';
  if (types.isDate(value)) return 'date';
  if (types.isPromise(value)) return 'promise';
  if (types.isRegExp(value)) return 'regexp';
  return 'object';
}

/** A proxy may be revoked, and then nobody may ask what it is. */
export function isList(value: unknown): value is unknown[] {
  return !types.isProxy(value) && Array.isArray(value);
}

/**
 * The kind most values have, missing ones aside; `undefined` when there is none. Symbols stand for unread values. Lists beside
 * an iterator are no lists: to spread what has no end never comes back.
 */
export function commonKind(values: readonly unknown[]): ValueKind | undefined {
  const counts = new Map<ValueKind, number>();
  for (const value of values) {
    const kind = kindOfValue(value);
    if (kind === 'object' && isIterator(value as object)) return kind;
    if (kind !== 'missing' && kind !== 'symbol') counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  let best: ValueKind | undefined;
  for (const [kind, count] of counts) if (best === undefined || count > (counts.get(best) ?? 0)) best = kind;
  return best;
}

/** Told without running code of the user's. */
function isIterator(value: object): boolean {
  for (
    let each: object | null = value;
    each !== null && !types.isProxy(each);
    each = Object.getPrototypeOf(each) as object | null
  )
    if (typeof Object.getOwnPropertyDescriptor(each, 'next')?.value === 'function') return true;
  return false;
}
