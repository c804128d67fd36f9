import { types } from 'node:util';
import { isPlain } from './is-plain.ts';

/** What one record held when somebody looked, without what its items hold in turn. */
export interface Pristine {
  /** How many items it has. */
  readonly size: number;
  readonly items: Iterable<unknown>;
  isIntact(): boolean;
  /** Puts it back, as far as it lets itself be written. */
  takeBack(): void;
}

const MOST_ITEMS = 1_000;

/**
 * Reads a record without running code of the user's. Records are arrays, plain objects, maps, sets and dates, of any realm; nothing
 * else has one, nor has what is too large to be compared again and again.
 */
export function pristineOf(value: object): Pristine | undefined {
  if (types.isProxy(value)) return undefined;
  const pristine = read(value);
  return pristine !== undefined && pristine.size <= MOST_ITEMS ? pristine : undefined;
}

function read(value: object): Pristine | undefined {
  if (Array.isArray(value)) return value.length <= MOST_ITEMS ? arrayOf(value) : undefined;
  if (types.isMap(value)) return mapOf(value);
  if (types.isSet(value)) return setOf(value);
  if (types.isDate(value)) return dateOf(value);
  return isPlain(value) ? plainOf(value) : undefined;
}

function arrayOf(array: unknown[]): Pristine {
  // Not `slice`: it asks the array for its constructor.
  const items = Array.from({ length: array.length }, (_, index) => array[index]);
  return {
    size: items.length,
    items,
    isIntact: () => array.length === items.length && items.every((item, index) => Object.is(array[index], item)),
    takeBack() {
      Reflect.set(array, 'length', items.length);
      for (const [index, item] of items.entries()) {
        if (!Object.is(array[index], item)) Reflect.set(array, index, item);
      }
    },
  };
}

function mapOf(map: Map<unknown, unknown>): Pristine {
  const entries: (readonly [key: unknown, value: unknown])[] = [];
  Map.prototype.forEach.call(map, (value: unknown, key: unknown) => void entries.push([key, value]));
  return {
    size: entries.length,
    items: entries.flat(),
    isIntact() {
      let at = 0;
      let same = true;
      Map.prototype.forEach.call(map, (value: unknown, key: unknown) => {
        const entry = entries[at++];
        same &&= entry !== undefined && Object.is(entry[0], key) && Object.is(entry[1], value);
      });
      return same && at === entries.length;
    },
    takeBack() {
      Map.prototype.clear.call(map);
      for (const [key, value] of entries) Map.prototype.set.call(map, key, value);
    },
  };
}

function setOf(set: Set<unknown>): Pristine {
  const items: unknown[] = [];
  Set.prototype.forEach.call(set, (item: unknown) => void items.push(item));
  return {
    size: items.length,
    items,
    isIntact() {
      let at = 0;
      let same = true;
      Set.prototype.forEach.call(set, (item: unknown) => {
        same &&= Object.is(items[at++], item);
      });
      return same && at === items.length;
    },
    takeBack() {
      Set.prototype.clear.call(set);
      for (const item of items) Set.prototype.add.call(set, item);
    },
  };
}

function dateOf(date: Date): Pristine {
  const now = (): number => Date.prototype.getTime.call(date);
  const time = now();
  return {
    size: 1,
    items: [],
    isIntact: () => Object.is(now(), time),
    takeBack: () => void Date.prototype.setTime.call(date, time),
  };
}

function plainOf(record: object): Pristine {
  const own = Reflect.ownKeys(record).map((key) => [key, Object.getOwnPropertyDescriptor(record, key)] as const);
  const values = own.flatMap(([key, descriptor]) =>
    descriptor !== undefined && 'value' in descriptor ? [[key, descriptor.value as unknown] as const] : [],
  );
  const isIntact = (): boolean => {
    if (Reflect.ownKeys(record).length !== own.length) return false;
    return values.every(([key, value]) => Object.is((record as Record<PropertyKey, unknown>)[key], value));
  };
  return {
    size: own.length,
    items: values.map(([, value]) => value),
    isIntact,
    takeBack() {
      // All of them: their order shows as well.
      for (const key of Reflect.ownKeys(record)) Reflect.deleteProperty(record, key);
      for (const [key, descriptor] of own) {
        if (descriptor !== undefined) Reflect.defineProperty(record, key, descriptor);
      }
    },
  };
}
