import type { Diagnosis } from '../../diagnose/diagnose.ts';
import { NO_USAGE, usageOf } from '../../model/model-usage.ts';
import type { PatchLabel, PatchReport, SearchReport, TargetReason, TargetReport } from '../../model/report.ts';
import type { TypeCheckState } from '../../model/type-check.ts';
import type { Edit } from '../../model/edit.ts';
import type { RepairTarget } from '../../model/target.ts';
import { testName, type TestId } from '../../model/test-id.ts';
import type { MarkedTest } from '../../model/test-result.ts';
import { unifiedDiff } from '../../report/files/unified-diff.ts';
import { applyEdits } from '../../syntax/apply-edits.ts';
import { editsBetween } from '../../syntax/edits-between.ts';
import type { AskedModels } from '../ask/ask-models.ts';
import { ladderReport } from './ladder-report.ts';
import { notHealedReason, whyNotHealed } from './not-healed.ts';
import { patchBase } from '../prove/patch-base.ts';
import { passedOf, type SearchResult } from '../search/collect-candidates.ts';
import type { ProvedPatches } from '../prove/prove-winner.ts';
import type { ShortlistedPatch } from '../prove/shortlist-candidates.ts';
import { contrastWithFirst } from './contrast-with-first.ts';
import type { RepairWorld } from '../world/repair-world.ts';
import { relativePath } from '../world/target-name.ts';

/** What a finished search knows, as the report needs it. */
export interface TargetEvidence {
  readonly target: RepairTarget;
  readonly marked: readonly MarkedTest[];
  readonly diagnosis: Diagnosis;
  /** `passing`: keys of all guard tests that are known by now. */
  readonly guards: { readonly passing: ReadonlyMap<string, TestId>; readonly ownPassing: number };
  readonly search: SearchResult;
  readonly proposer: PatchReport['proposer'];
  /** What became of the repair of an earlier run; absent: there was none. */
  readonly cached?: 'proved' | 'evicted';
  /** As in `TargetReport`. */
  readonly typeCheck?: TypeCheckState;
  /** Absent: the search has healed it. */
  readonly models?: AskedModels;
  /** Where else the fault may be, in words; absent: nowhere, or nobody has looked. */
  readonly elsewhere?: string;
  readonly probeMs: number;
  readonly verifyMs: number;
}

const NO_SEARCH: SearchReport = {
  candidates: 0,
  candidatesPerSecond: 0,
  probeMs: 0,
  verifyMs: 0,
  way: 'none',
  plausible: 0,
  nearestTurned: 0,
};

function shownSymbol({ symbol, ownName = symbol }: Pick<RepairTarget, 'symbol' | 'ownName'>): { symbol?: string } {
  return ownName === undefined ? {} : { symbol: ownName };
}

/** A target that was not searched. */
export function stoppedReport(
  world: Pick<RepairWorld, 'root'>,
  target: Pick<RepairTarget, 'file' | 'symbol' | 'ownName'>,
  marked: readonly MarkedTest[],
  reason: TargetReason,
  explanation: string,
): TargetReport {
  return {
    file: relativePath(target.file, world.root),
    ...shownSymbol(target),
    failing: failingNames(marked),
    passing: 0,
    guards: { ran: 0, of: 0 },
    status: reason === 'healed-by-other' ? 'healed' : 'skipped',
    reason,
    explanation,
    suspicious: [],
    patches: [],
    search: NO_SEARCH,
    usage: NO_USAGE,
  };
}

export function notHealedReport(world: RepairWorld, evidence: TargetEvidence): TargetReport {
  const reason = notHealedReason(evidence);
  return {
    ...common(world, evidence),
    status: reason === 'infrastructure' ? 'skipped' : 'not-healed',
    reason,
    explanation: whyNotHealed(evidence),
    guards: { ran: 0, of: evidence.guards.passing.size },
    patches: [],
  };
}

export function healedReport(
  world: RepairWorld,
  evidence: TargetEvidence,
  proved: ProvedPatches,
  label: (patch: ShortlistedPatch) => PatchLabel,
): TargetReport {
  const [first] = proved.patches as readonly [ShortlistedPatch, ...ShortlistedPatch[]];
  const { contrast } = evidence.search;
  const beside = { contrast, source: evidence.target.source };
  const reports = proved.patches.map((patch, index): PatchReport => {
    const told = contrastWithFirst(first, patch, beside);
    const report = patchReport(world, evidence, patch, index + 1, label(patch));
    return { ...report, ...(told !== undefined && { contrast: told }) };
  });
  const best = reports[0] as PatchReport;
  return {
    ...common(world, evidence),
    status: 'healed',
    reason: 'healed',
    explanation: `${best.operator}${evidence.cached === 'proved' ? ', from the cache,' : ''} makes its tests pass and breaks no guard${misfit(best)}`,
    label: best.label,
    ...(evidence.typeCheck !== undefined && { typeCheck: evidence.typeCheck }),
    guards: { ran: proved.guardsRan, of: evidence.guards.passing.size },
    patches: reports,
  };
}

function misfit({ typeErrors: [first] = [] }: PatchReport): string {
  return first === undefined ? '' : `, but does not type-check: ${first}`;
}

function common(
  world: RepairWorld,
  evidence: TargetEvidence,
): Omit<TargetReport, 'status' | 'reason' | 'explanation' | 'patches' | 'guards'> {
  const { target, search } = evidence;
  return {
    file: relativePath(target.file, world.root),
    ...shownSymbol(target),
    failing: failingNames(evidence.marked),
    passing: evidence.guards.ownPassing,
    diagnosis: evidence.diagnosis,
    suspicious: search.suspicious.slice(0, 5),
    search: {
      candidates: search.stats.candidates,
      candidatesPerSecond: perSecond(search.stats.candidates, search.stats.durationMs),
      probeMs: Math.round(evidence.probeMs),
      verifyMs: Math.round(evidence.verifyMs),
      ...(search.stats.firstPlausibleMs !== undefined && {
        firstPlausibleMs: Math.round(search.stats.firstPlausibleMs),
      }),
      way: search.way,
      ...(search.wayReason !== undefined && { wayReason: search.wayReason }),
      ...(search.types !== undefined && { types: search.types }),
      ...(search.faults !== undefined && { faults: search.faults }),
      plausible: passedOf(search),
      nearestTurned: search.stats.nearestTurned,
    },
    ladder: ladderReport(evidence),
    usage: evidence.models?.spent === undefined ? NO_USAGE : usageOf(evidence.models.spent),
  };
}

function patchReport(
  world: RepairWorld,
  { target, proposer, cached }: Pick<TargetEvidence, 'target' | 'proposer' | 'cached'>,
  patch: ShortlistedPatch,
  rank: number,
  label: PatchLabel,
): PatchReport {
  return {
    rank,
    proposer,
    ...(cached === 'proved' && { fromCache: true }),
    operator: patch.candidate.operator,
    label,
    cost: Math.round(patch.candidate.cost * 100) / 100,
    ...(patch.typeErrors !== undefined && { typeErrors: patch.typeErrors }),
    ...(patch.alsoMends !== undefined && { alsoMends: patch.alsoMends }),
    edits: editsOf(target, patch),
    diff: unifiedDiff({
      path: relativePath(target.file, patchBase([target.file], world)),
      before: target.source,
      after: patch.healedSource,
    }),
    healedSource: patch.healedSource,
    applied: false,
  };
}

/** The candidate's own edits, unless minimising has made something smaller of them. */
export function editsOf(target: RepairTarget, patch: ShortlistedPatch): readonly Edit[] {
  const { edits } = patch.candidate;
  if (applyEdits(target.source, edits) === patch.healedSource) return edits;
  return editsBetween(target.source, patch.healedSource, target.file);
}

function failingNames(marked: readonly MarkedTest[]): string[] {
  return marked.flatMap((test) => (test.status === 'passed' ? [] : [`${test.id.file} > ${testName(test.id)}`]));
}

function perSecond(count: number, durationMs: number): number {
  return durationMs > 0 ? Math.round((count / durationMs) * 1000) : 0;
}
