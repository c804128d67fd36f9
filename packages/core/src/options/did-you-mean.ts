import { createRequire } from 'node:module';

type Levenshtein = typeof import('fastest-levenshtein');

/** The known name that was probably meant; `undefined` when none is near enough to be called a slip. */
export function didYouMean(given: string, known: readonly string[]): string | undefined {
  // Loaded for a slip only: every run with healing reads options, and most have none.
  const { closest, distance } = createRequire(import.meta.url)('fastest-levenshtein') as Levenshtein;
  const nearest = closest(given, [...known]);
  // Short names are near to everything: `health` is no slip of `heal`.
  return distance(given, nearest) <= Math.min(3, Math.max(1, Math.floor(given.length / 4))) ? nearest : undefined;
}
