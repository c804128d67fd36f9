import { types } from 'node:util';
import { ownValue } from './own-keys.ts';

/** Of any realm, and also what a snapshot has made of one: that has its prototypes. Told without running code of the user's. */
export function isError(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  for (let each: unknown = value; each !== null && !types.isProxy(each); each = Object.getPrototypeOf(each))
    if (each !== value && ownValue(each, 'name') === 'Error' && ownValue(each, 'message') === '') return true;
  return false;
}
