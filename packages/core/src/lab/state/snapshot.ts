import { types } from 'node:util';
import { ABSENT } from '../../ports/probe-lab.ts';
import { mapSize, setSize } from './collection-size.ts';
import { isPlain } from './is-plain.ts';

/** How much may be copied. */
export interface SnapshotBudget {
  /** Entries of objects, arrays, maps and sets that may still be copied, over all snapshots. */
  left: number;
}

const MAX_DEPTH = 6;
const MAX_ENTRIES = 1_000;
const MAX_STRING_LENGTH = 20_000;

/**
 * Copies values as they are now, without running any code of the user's: own data properties only. Objects that are one
 * object stay one object within what one function copies. Functions, promises and symbols are kept as they are. What is
 * too large or too deep, and what only code of the user's could tell (a Proxy), is `ABSENT`.
 *
 * Copies of arrays, maps, sets, dates, regular expressions and plain objects belong to the engine's realm. An instance of
 * a class becomes an object with the same prototype and no private fields.
 */
export function snapshotter(budget: SnapshotBudget): (value: unknown) => unknown {
  const copies = new Map<object, unknown>();
  return (value) => copy(value, 0, copies, budget);
}

type Copies = Map<object, unknown>;

function copy(value: unknown, depth: number, copies: Copies, budget: SnapshotBudget): unknown {
  if (typeof value === 'string') return value.length > MAX_STRING_LENGTH ? ABSENT : value;
  if (typeof value === 'function') return types.isProxy(value) ? ABSENT : value;
  if (typeof value !== 'object' || value === null) return value;
  if (types.isProxy(value)) return ABSENT;
  if (copies.has(value)) return copies.get(value);
  if (types.isPromise(value) || types.isWeakMap(value) || types.isWeakSet(value)) return value;
  if (depth >= MAX_DEPTH || budget.left <= 0) return ABSENT;
  const result = copyObject(value, (inner) => copy(inner, depth + 1, copies, budget), copies, budget);
  copies.set(value, result);
  return result;
}

function copyObject(
  value: object,
  inner: (value: unknown) => unknown,
  copies: Copies,
  budget: SnapshotBudget,
): unknown {
  if (types.isDate(value)) return new Date(Date.prototype.getTime.call(value));
  if (types.isRegExp(value)) return copyRegExp(value);
  if (types.isBoxedPrimitive(value)) return ABSENT;
  if (types.isTypedArray(value)) return copyTypedArray(value, budget);
  if (types.isMap(value)) {
    if (mapSize(value) > MAX_ENTRIES) return ABSENT;
    const result = new Map();
    copies.set(value, result);
    budget.left -= mapSize(value);
    Map.prototype.forEach.call(value, (item, key) => result.set(inner(key), inner(item)));
    return result;
  }
  if (types.isSet(value)) {
    if (setSize(value) > MAX_ENTRIES) return ABSENT;
    const result = new Set();
    copies.set(value, result);
    budget.left -= setSize(value);
    Set.prototype.forEach.call(value, (item) => result.add(inner(item)));
    return result;
  }
  return copyProperties(value, inner, copies, budget);
}

function copyProperties(
  value: object,
  inner: (value: unknown) => unknown,
  copies: Copies,
  budget: SnapshotBudget,
): unknown {
  const isArray = Array.isArray(value);
  if (isArray && lengthOf(value) > MAX_ENTRIES) return ABSENT;
  const keys = Object.getOwnPropertyNames(value);
  if (keys.length > MAX_ENTRIES) return ABSENT;
  budget.left -= keys.length + 1;
  const result = isArray ? [] : Object.create(prototypeFor(value));
  copies.set(value, result);
  if (isArray) result.length = lengthOf(value);
  for (const key of keys) {
    // `stack` is made when it is read, by code that may be the user's.
    if ((isArray && key === 'length') || (key === 'stack' && types.isNativeError(value))) continue;
    const descriptor = Object.getOwnPropertyDescriptor(value, key);
    if (descriptor === undefined) continue;
    const item = 'value' in descriptor ? inner(descriptor.value) : ABSENT;
    Object.defineProperty(result, key, {
      value: item,
      enumerable: descriptor.enumerable === true,
      writable: true,
      configurable: true,
    });
  }
  return result;
}

/** Plain objects of any realm become plain objects of this one. */
function prototypeFor(value: object): object | null {
  const prototype: object | null = Object.getPrototypeOf(value) as object | null;
  if (prototype === null || types.isProxy(prototype)) return null;
  return isPlain(value) ? Object.prototype : prototype;
}

/** Copies of patterns that nothing changes, by what they are copies of: a list of forty is in a hundred states. */
const patterns = new WeakMap<RegExp, RegExp>();

function copyRegExp(value: RegExp): RegExp {
  const last: unknown = Object.getOwnPropertyDescriptor(value, 'lastIndex')?.value;
  const known = last === 0 ? patterns.get(value) : undefined;
  if (known !== undefined) return known;
  const result = copyPattern(value);
  if (typeof last === 'number') result.lastIndex = last;
  // The others remember where they have come to.
  if (last === 0 && !result.global && !result.sticky) patterns.set(value, result);
  return result;
}

function copyPattern(value: RegExp): RegExp {
  const read = (key: string): unknown => Object.getOwnPropertyDescriptor(RegExp.prototype, key)?.get?.call(value);
  const flags = [
    ['hasIndices', 'd'],
    ['global', 'g'],
    ['ignoreCase', 'i'],
    ['multiline', 'm'],
    ['dotAll', 's'],
    ['unicode', 'u'],
    ['unicodeSets', 'v'],
    ['sticky', 'y'],
  ] as const;
  return new RegExp(read('source') as string, flags.map(([key, flag]) => (read(key) === true ? flag : '')).join(''));
}

const TYPED_ARRAY = Object.getPrototypeOf(Uint8Array.prototype) as object;
const TYPED_ARRAYS: Readonly<Record<string, new (from: ArrayLike<never>) => object>> = {
  Int8Array,
  Uint8Array,
  Uint8ClampedArray,
  Int16Array,
  Uint16Array,
  Int32Array,
  Uint32Array,
  Float32Array,
  Float64Array,
  BigInt64Array,
  BigUint64Array,
};

function copyTypedArray(value: object, budget: SnapshotBudget): unknown {
  const read = (key: PropertyKey): unknown => Object.getOwnPropertyDescriptor(TYPED_ARRAY, key)?.get?.call(value);
  const length = read('length') as number;
  const TypedArray = TYPED_ARRAYS[String(read(Symbol.toStringTag))];
  if (TypedArray === undefined || length > MAX_ENTRIES) return ABSENT;
  budget.left -= length;
  return new TypedArray(value as ArrayLike<never>);
}

function lengthOf(array: readonly unknown[]): number {
  return Object.getOwnPropertyDescriptor(array, 'length')?.value as number;
}
