import type { Candidate } from '../../model/candidate.ts';
import type { ModelAttempt, ModelCandidate } from '../../model/model-attempt.ts';
import type { TestFile } from '../../model/run.ts';
import type { RepairTarget } from '../../model/target.ts';
import { testKey } from '../../model/test-id.ts';
import type { TestResult } from '../../model/test-result.ts';
import { composeEdits } from '../../syntax/compose-edits.ts';
import { shiftSpan } from '../../syntax/shift-span.ts';
import { passingTests } from '../../verify/guard-plan.ts';
import type { Proof } from '../../verify/verify-patch.ts';
import type { Baseline } from '../world/baseline.ts';
import type { SearchResult } from '../search/collect-candidates.ts';
import { NO_REVIEW } from '../prove/patch-review.ts';
import type { RepairWorld } from '../world/repair-world.ts';
import { searchTarget } from '../search/search-target.ts';
import { shortlistCandidates, type ShortlistedPatch } from '../prove/shortlist-candidates.ts';
import { searches } from '../search/searches.ts';

/** What a proposal lacks is near to it: further off, the next model is the better guess. */
const MOST_CANDIDATES = 10_000;
const MOST_MS = 10_000;

export interface NearMissInput {
  readonly target: RepairTarget;
  /** Own test files of the target. */
  readonly files: readonly TestFile[];
  readonly failing: readonly TestResult[];
  /** What passes in these files without any patch. */
  readonly passing: readonly TestResult[];
}

/** A search around a proposal. */
export interface NearMissSearch {
  readonly search: SearchResult;
  /** Patches of the target as it was, proposal and find in one; all of them pass near the target. */
  readonly patches: readonly ShortlistedPatch[];
}

/**
 * Searches on from the nearest proposal of a model, when fewer tests fail over it than without: the proposal is the text
 * that edits are tried on. `undefined` when it is no progress. `near` goes over the guard files near the target.
 */
export async function finishNearMiss(
  world: RepairWorld,
  near: Proof,
  input: NearMissInput,
  proposal: { readonly attempt: ModelAttempt; readonly model: string; readonly cost: number },
): Promise<NearMissSearch | undefined> {
  const { candidate, outcome } = proposal.attempt;
  const isNear = outcome.status === 'regressing' || (outcome.status === 'failing' && outcome.turned > 0);
  if (candidate === undefined || !isNear || !searches(world.options)) return undefined;
  const { target } = input;
  const overlay = { ...near.overlay, [target.file]: candidate.source };
  const baseline = await baselineOver(overlay, near, input);
  if (baseline === undefined) return undefined;
  const proof: Proof = {
    ...near,
    files: input.files,
    targets: baseline.failing.map(({ id }) => id),
    passedBefore: passingTests([...baseline.passing]),
    overlay,
    worker: 'kept',
  };
  const { maxCandidates, timeoutMs } = world.options;
  const options = {
    ...world.options,
    maxCandidates: Math.min(maxCandidates, MOST_CANDIDATES),
    timeoutMs: Math.min(timeoutMs, MOST_MS),
  };
  const { search } = await searchTarget({ ...world, options }, proof, targetOver(target, candidate), {
    baseline,
    ahead: { take: () => undefined, end: () => undefined },
    onPlausible: () => undefined,
  });
  const whole = search.candidates.map((found) => overOwnText(target, candidate, found, proposal));
  const { patches } = await shortlistCandidates(
    near,
    target,
    whole,
    { known: new Map(), review: NO_REVIEW },
    () => undefined,
  );
  return { search, patches: patches.map((patch) => ({ ...patch, isWritten: true })) };
}

/** What the own tests do over the proposal; `undefined` when no fewer fail than without it, or none at all. */
async function baselineOver(
  overlay: Readonly<Record<string, string>>,
  { oracle, runTimeoutMs, signal }: Proof,
  { files, failing, passing }: NearMissInput,
): Promise<Extract<Baseline, { status: 'reproduced' }> | undefined> {
  const seen = await oracle.run({ files, overlay, timeoutMs: runTimeoutMs, worker: 'kept' }, signal);
  if (seen.status !== 'completed' || seen.brokenFiles.length > 0) return undefined;
  const known = new Set([...failing, ...passing].map(({ id }) => testKey(id)));
  const stillFailing = seen.results.filter(({ id, status }) => status === 'failed' && known.has(testKey(id)));
  if (stillFailing.length === 0 || stillFailing.length >= failing.length + brokenAtMost(failing)) return undefined;
  return {
    status: 'reproduced',
    failing: stillFailing,
    passing: seen.results.filter(({ status }) => status === 'passed'),
    durationMs: seen.durationMs,
  };
}

/** With a single failing test every proposal that turns it is all or nothing: then one broken test is near enough. */
function brokenAtMost(failing: readonly TestResult[]): number {
  return failing.length === 1 ? 1 : 0;
}

function targetOver(target: RepairTarget, { source, edits }: ModelCandidate): RepairTarget {
  return { ...target, source, regions: target.regions.map((region) => shiftSpan(region, edits)) };
}

function overOwnText(
  target: RepairTarget,
  { edits }: ModelCandidate,
  found: Candidate,
  { attempt, model, cost }: { readonly attempt: ModelAttempt; readonly model: string; readonly cost: number },
): Candidate {
  return {
    key: `${model} ${attempt.attempt} + ${found.key}`,
    edits: composeEdits(target.source, edits, found.edits),
    operator: `${model} + search, attempt ${attempt.attempt} + ${found.operator}`,
    cost: Math.max(cost, found.cost),
  };
}
