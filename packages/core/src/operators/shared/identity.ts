import { ownValue } from './own-keys.ts';

/** Keys by which things are known. */
export const IDENTITY: RegExp = /^(_?id|key|uuid|uid|name|slug|code)$/;

/** Whether two objects hold the same under a key of their own. */
export function isSameUnder(key: string, one: unknown, other: unknown): boolean {
  const known = ownValue(one, key);
  // For all that was not read there is one symbol.
  return known !== undefined && typeof known !== 'symbol' && known === ownValue(other, key);
}
