import { closest, distance } from 'fastest-levenshtein';

/** The known name that was probably meant; `undefined` when none is near enough to be called a slip. */
export function didYouMean(given: string, known: readonly string[]): string | undefined {
  const nearest = closest(given, [...known]);
  // Short names are near to everything: `health` is no slip of `heal`.
  return distance(given, nearest) <= Math.min(3, Math.max(1, Math.floor(given.length / 4))) ? nearest : undefined;
}
