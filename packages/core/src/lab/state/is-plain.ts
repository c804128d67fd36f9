import { types } from 'node:util';

/** Whether an object is what braces make, in any realm: nothing but `Object.prototype` has a prototype of `null` and that method. */
export function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value) as object | null;
  if (prototype === null) return true;
  if (types.isProxy(prototype)) return false;
  return Object.getPrototypeOf(prototype) === null && Object.hasOwn(prototype, 'isPrototypeOf');
}
