/**
 * Deep copies of plain data for the test fixtures: objects, arrays, maps, sets
 * and dates. Shared and circular references stay shared and circular.
 */
export type Seen = Map<object, unknown>;

export interface CloneOptions {
  /** called for every value first; return undefined to copy as usual */
  customize?: (value: unknown, key: PropertyKey | undefined) => unknown;
}

interface Context {
  seen: Seen;
  customize: NonNullable<CloneOptions['customize']>;
}

export function isPlainObject(value: unknown): value is Record<PropertyKey, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const proto = Object.getPrototypeOf(value);
  return proto === Object.prototype || proto === null;
}

export function clone<T>(value: T, options: CloneOptions = {}): T {
  const context: Context = { seen: new Map(), customize: options.customize ?? (() => undefined) };
  return copy(value, undefined, context) as T;
}

function copy(value: unknown, key: PropertyKey | undefined, context: Context): unknown {
  const custom = context.customize(value, key);
  if (custom !== undefined) return custom;
  if (typeof value !== 'object' || value === null) return value;
  if (context.seen.has(value)) return context.seen.get(value);
  if (value instanceof Date) return remember(value, new Date(value.getTime()), context);
  if (Array.isArray(value)) return copyArray(value, context);
  if (value instanceof Map) return copyMap(value, context);
  if (value instanceof Set) return copySet(value, context);
  if (isPlainObject(value)) return copyObject(value, context);
  // instances of classes are shared
  return value;
}

function remember<T>(original: object, result: T, context: Context): T {
  context.seen.set(original, result);
  return result;
}

function copyArray(array: unknown[], context: Context): unknown[] {
  const result: unknown[] = remember(array, [], context);
  array.forEach((item, i) => {
    result[i] = copy(item, i, context);
  });
  return result;
}

function copyMap(map: Map<unknown, unknown>, context: Context): Map<unknown, unknown> {
  const result = remember(map, new Map<unknown, unknown>(), context);
  for (const [k, v] of map) {
    result.set(copy(k, undefined, context), copy(v, undefined, context));
  }
  return result;
}

function copySet(set: Set<unknown>, context: Context): Set<unknown> {
  const result = remember(set, new Set<unknown>(), context);
  for (const item of set) result.add(copy(item, undefined, context));
  return result;
}

function copyObject(object: Record<PropertyKey, unknown>, context: Context): Record<PropertyKey, unknown> {
  const result = Object.create(Object.getPrototypeOf(object));
  remember(object, result, context);
  for (const key of Reflect.ownKeys(object)) {
    if (!Object.prototype.propertyIsEnumerable.call(object, key)) continue;
    result[key] = copy(object[key], key, context);
  }
  return result;
}
