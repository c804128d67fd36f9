import type { CachedPatch, CachedRepair } from '../../cache/cached-repair.ts';
import { inspectPatch } from '../../guard/inspect-patch.ts';
import type { RepairTarget } from '../../model/target.ts';
import type { Verdict } from '../../model/verdict.ts';
import type { GuardPlan } from '../../verify/guard-plan.ts';
import { verifyPatch, type Proof } from '../../verify/verify-patch.ts';
import { proveWinner, type ProvedPatches } from '../prove/prove-winner.ts';
import type { PatchReview } from '../prove/patch-review.ts';
import type { ShortlistedPatch } from '../prove/shortlist-candidates.ts';

/**
 * Judges the patches of a cached repair as any candidates are judged: by the same inspection, and by real runs in fresh
 * workers. `undefined` when the first of them does not pass, or no longer type-checks; others that do not pass are left out. `proof` goes over all guard
 * files that a winner has to pass.
 */
export async function proveCached(
  proof: Proof,
  plan: GuardPlan,
  target: RepairTarget,
  { patches: [first, ...others] }: CachedRepair,
  review: PatchReview,
): Promise<ProvedPatches | undefined> {
  const near: Proof = { ...proof, files: plan.files.slice(0, plan.near), worker: 'fresh' };
  const known = new Map<string, Verdict>();
  async function passing(cached: CachedPatch | undefined): Promise<ShortlistedPatch[]> {
    if (cached === undefined) return [];
    const inspection = inspectPatch(target, cached.edits);
    if (!inspection.allowed) return [];
    const { healedSource } = inspection;
    review.ask(healedSource);
    const verdict = await verifyPatch(near, { [target.file]: healedSource });
    known.set(healedSource, verdict);
    return verdict.status === 'plausible' ? [await review.judge(toPatch(cached, healedSource, verdict))] : [];
  }

  const [winner] = await passing(first);
  if (winner === undefined) return undefined;
  // TypeScript may be there by now, or another one, and have something against what was the best.
  if (winner.typeErrors !== undefined && others.length > 0) return undefined;
  const isWhole = proof.files.length === plan.near;
  const proved = await proveWinner(proof, plan, target, [{ ...winner, isMinimal: true }], {
    known: isWhole ? known : new Map(),
    review,
  });
  if (proved === undefined) return undefined;
  const alternatives: ShortlistedPatch[] = [];
  for (const other of others) alternatives.push(...(await passing(other)));
  return { ...proved, patches: [...proved.patches, ...alternatives] };
}

function toPatch(
  { operator, cost, edits, isWritten }: CachedPatch,
  healedSource: string,
  { alsoMends }: Extract<Verdict, { status: 'plausible' }>,
): ShortlistedPatch {
  return {
    candidate: { key: operator, operator, cost, edits },
    healedSource,
    ...(isWritten === true && { isWritten }),
    ...(alsoMends !== undefined && { alsoMends }),
  };
}
