import { types } from 'node:util';
import { mapSize, setSize } from '../state/collection-size.ts';

/** How many names of fields may still be listed: an object used as a dictionary lists all it has before the first is read. */
export interface GlimpseBudget {
  left: number;
}

const MOST_FIELDS = 8;

/**
 * What a value is at a glance: whether it holds, its sign, whether it is empty, and the same of its first fields. Two states
 * that look alike are of no use beside one another; one that looks new is, however late it comes. Runs no code of the user's.
 */
export function glimpse(value: unknown, budget: GlimpseBudget): string {
  if (typeof value !== 'object' || value === null || types.isProxy(value)) return signOf(value);
  if (types.isMap(value)) return mapSize(value) === 0 ? 'c' : 'C';
  if (types.isSet(value)) return setSize(value) === 0 ? 'c' : 'C';
  if (Array.isArray(value)) return fieldOf(value, 'length') === 0 ? 'a' : 'A';
  if (types.isTypedArray(value) || budget.left <= 0) return signOf(value);
  const keys = Object.getOwnPropertyNames(value);
  budget.left -= keys.length;
  let signs = '{';
  for (const key of keys.slice(0, MOST_FIELDS)) signs += signOf(fieldOf(value, key));
  return signs;
}

function signOf(value: unknown): string {
  switch (typeof value) {
    case 'boolean':
      return value ? 't' : 'f';
    case 'number':
      return value > 0 ? '+' : value < 0 ? '-' : value === 0 ? '0' : 'n';
    case 'string':
      return value === '' ? 'e' : 's';
    case 'undefined':
      return 'u';
    default:
      return value === null ? 'l' : 'o';
  }
}

/** A getter would be code of the user's. */
function fieldOf(value: object, key: string): unknown {
  const descriptor = Object.getOwnPropertyDescriptor(value, key);
  return descriptor !== undefined && 'value' in descriptor ? (descriptor.value as unknown) : value;
}
