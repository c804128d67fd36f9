import { diagnose } from '../../diagnose/diagnose.ts';
import { labelOf } from '../../rank/label.ts';
import type { TargetReport } from '../../model/report.ts';
import type { MarkedTest } from '../../model/test-result.ts';
import { NO_STATS } from '../../model/probe-stats.ts';
import type { SearchResult } from '../search/collect-candidates.ts';
import type { MendOutcome } from './mend-target.ts';
import type { TypedPatch } from '../prove/patch-review.ts';
import type { RepairWorld } from '../world/repair-world.ts';
import { healedReport, type TargetEvidence } from '../tell/target-report.ts';

/** The report of a target that one mend has healed; `marked`: its tests as they failed before; `checked`: absent where nobody has. */
export function mendedReport(
  world: RepairWorld,
  module: { readonly file: string; readonly source: string; readonly symbol?: string },
  marked: readonly MarkedTest[],
  mended: Extract<MendOutcome, { status: 'mended' }> & { readonly durationMs: number },
  checked: TypedPatch & Pick<TargetEvidence, 'typeCheck'> = {},
): TargetReport {
  const { candidate, healedSource, guards, guardsRan } = mended;
  const { typeErrors, typeCheck } = checked;
  const patch = { candidate, healedSource, ...(typeErrors !== undefined && { typeErrors }) };
  const evidence = {
    ...(typeCheck !== undefined && { typeCheck }),
    target: { ...module, regions: [{ start: 0, end: module.source.length }] },
    marked,
    diagnosis: diagnose(marked),
    guards: { passing: guards, ownPassing: 0 },
    search: mendSearch(mended.tried, [candidate]),
    proposer: 'mend' as const,
    probeMs: 0,
    verifyMs: mended.durationMs,
  };
  const label = labelOf(
    { cost: candidate.cost, isIllTyped: typeErrors !== undefined },
    { failingTests: marked.length, plausiblePatches: 1 },
  );
  return healedReport(world, evidence, { patches: [patch], guardsRan }, () => label);
}

function mendSearch(tried: number, candidates: SearchResult['candidates']): SearchResult {
  return {
    candidates,
    suspicious: [],
    way: 'none',
    wayReason: 'verified directly',
    end: 'exhausted',
    stats: { ...NO_STATS, candidates: tried },
  };
}
