import { GUESS } from '../model/guess.ts';
import type { PatchLabel } from '../model/report.ts';

/** Edits below this cost are slips of a finger, which people make most. */
export const SLIP = 1;

/**
 * What must not be applied unseen is `suspicious`: a patch that does not type-check, or a guess. That is a prior cost of 3 or more
 * (of such first patches about one in four was right, of cheaper ones nine in ten; of faults that were new to the search one in
 * ten and 13 in 18), or one failing test that more than ten patches satisfy (of faults that were new none of four was right), unless
 * the first of them is a slip.
 */
export function labelOf(
  patch: { cost: number; isIllTyped?: boolean },
  evidence: { failingTests: number; plausiblePatches: number },
): PatchLabel {
  if (patch.isIllTyped === true) return 'suspicious';
  if (patch.cost >= GUESS) return 'suspicious';
  if (evidence.failingTests === 1 && evidence.plausiblePatches > 10 && patch.cost >= SLIP) return 'suspicious';
  return 'plausible';
}
