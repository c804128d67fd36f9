import type { Candidate } from '../model/candidate.ts';
import type { Contrast } from '../model/contrast.ts';

/** That many keep their places whatever they do. */
const IN_ORDER = 3;

/**
 * The same candidates, of which those that give other results than all before them come right behind the first three: few are
 * proved and shown, and one more that does the same tells nobody anything. Without a contrast nothing is moved.
 *
 * @param candidates best first
 */
export function differingSooner(candidates: readonly Candidate[], contrast: Contrast | undefined): Candidate[] {
  if (contrast === undefined) return [...candidates];
  const met = new Set<string | undefined>();
  const [differing, alike]: [Candidate[], Candidate[]] = [[], []];
  for (const [index, candidate] of candidates.entries()) {
    const results = resultsOf(candidate, contrast);
    const isOther = results !== undefined && !met.has(results);
    met.add(results);
    (index < IN_ORDER || isOther ? differing : alike).push(candidate);
  }
  return [...differing, ...alike];
}

/** What it gives back in the calls that tell patches apart; `undefined` where that is not known. */
function resultsOf({ key }: Candidate, { keys, calls }: Contrast): string | undefined {
  const patch = keys.indexOf(key);
  return patch === -1 ? undefined : JSON.stringify(calls.map(({ assertions }) => assertions[patch]));
}
