import type { PatchLabel } from '../model/report.ts';

/**
 * A guess that must not be applied unseen is `suspicious`: a prior cost of 3 or more (of such first patches about one
 * in four was right, of cheaper ones nine in ten), or one failing test that more than 20 patches satisfy.
 */
export function labelOf(
  patch: { cost: number },
  evidence: { failingTests: number; plausiblePatches: number },
): PatchLabel {
  if (patch.cost >= 3) return 'suspicious';
  if (evidence.failingTests === 1 && evidence.plausiblePatches > 20) return 'suspicious';
  return 'plausible';
}
