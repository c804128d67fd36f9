import type { Contrast } from '../../model/contrast.ts';
import type { PatchContrast } from '../../model/report.ts';
import { applyEdits } from '../../syntax/apply-edits.ts';
import type { ShortlistedPatch } from '../prove/shortlist-candidates.ts';

/**
 * What a patch does otherwise than the first one; `undefined` where they were not compared as they are now: what minimising has made
 * smaller is another patch.
 */
export function contrastWithFirst(
  first: ShortlistedPatch,
  patch: ShortlistedPatch,
  { contrast, source }: { readonly contrast: Contrast | undefined; readonly source: string },
): PatchContrast | undefined {
  if (contrast === undefined || patch === first) return undefined;
  const [one, other] = [first, patch].map(({ candidate, healedSource }) =>
    applyEdits(source, candidate.edits) === healedSource ? contrast.keys.indexOf(candidate.key) : -1,
  ) as [number, number];
  if (one === -1 || other === -1) return undefined;
  const { assertions } = contrast.calls.find((call) => call.assertions[one] !== call.assertions[other]) ?? {};
  if (assertions === undefined) return { calls: contrast.tried };
  return { calls: contrast.tried, differs: { first: assertions[one] as string, own: assertions[other] as string } };
}
