import { types } from 'node:util';
import { kindOfValue } from '../shared/value-kind.ts';

const OF_TEXTS = methodsOf(String.prototype);
const OF_LISTS = methodsOf(Array.prototype);

/** Whether texts or lists have a method; where both have it, those of them that were seen. */
export function kindsWith(method: string, values: readonly unknown[]): ('string' | 'array')[] {
  if (!OF_TEXTS.has(method)) return OF_LISTS.has(method) ? ['array'] : [];
  if (!OF_LISTS.has(method)) return ['string'];
  const both = ['string', 'array'] as const;
  const seen = new Set(values.map(kindOfValue));
  const used = both.filter((kind) => seen.has(kind));
  return used.length > 0 ? used : [...both];
}

/** Whether a value that is there would have no such method; told without running code of the user's. */
export function lacksMethod(value: unknown, method: string): boolean {
  // A symbol stands for what could not be read.
  if (value === null || value === undefined || typeof value === 'symbol') return false;
  let each = Object(value) as object | null;
  for (; each !== null && !types.isProxy(each); each = Object.getPrototypeOf(each) as object | null)
    if (Object.hasOwn(each, method)) return false;
  return each === null;
}

/** Without those that every object has. */
function methodsOf(prototype: object): ReadonlySet<string> {
  const own = Object.entries(Object.getOwnPropertyDescriptors(prototype));
  const methods = own.filter(([name, { value }]) => typeof value === 'function' && !(name in Object.prototype));
  return new Set(methods.map(([name]) => name));
}
