import type { BatchSource } from '../../instrument/batch-source.ts';
import type { Candidate } from '../../model/candidate.ts';

/**
 * Characters that candidates may add to a module at once. A compiler holds hundreds of bytes for each of them: batches of candidates
 * that copy long statements took 300 MB, and kept the process from speaking for a second.
 */
const MOST_ADDED = 100_000;

export interface Portion {
  readonly candidates: readonly Candidate[];
  readonly source: BatchSource;
}

/** Splits candidates whose common text would be much longer than one with none of them, `baseLength`; in their order. */
export function* portionsOf(
  candidates: readonly Candidate[],
  toBatch: (candidates: readonly Candidate[]) => BatchSource,
  baseLength: number,
): Generator<Portion> {
  const source = toBatch(candidates);
  if (candidates.length === 1 || source.text.length - baseLength <= MOST_ADDED) {
    yield { candidates, source };
    return;
  }
  const middle = candidates.length >> 1;
  yield* portionsOf(candidates.slice(0, middle), toBatch, baseLength);
  yield* portionsOf(candidates.slice(middle), toBatch, baseLength);
}
