import type { ModelCall } from '../../llm/model-call.ts';
import { proposeWithModel, type TurnsEnd } from '../../llm/turns/propose-with-model.ts';
import type { ModelAttempt } from '../../model/model-attempt.ts';
import type { RepairEvidence } from '../../model/repair-evidence.ts';
import { applyEdits } from '../../syntax/apply-edits.ts';
import type { Proof } from '../../verify/verify-patch.ts';
import type { NearMissSearch } from './finish-near-miss.ts';
import { judgeProposal } from './judge-proposal.ts';
import type { ModelStep } from '../world/model-step.ts';
import type { RepairWorld } from '../world/repair-world.ts';
import type { ShortlistedPatch } from '../prove/shortlist-candidates.ts';
import { targetName } from '../world/target-name.ts';

/** The most that one turn may send and get, in tokens. */
export const LIMITS = { maxInputTokens: 32_000, maxOutputTokens: 8_000 };

/** No prior is known of what a model proposes: as dear as finds of the search of which nine in ten are right, just so. */
export const MODEL_COST = 2;

/** What a model came to with one target. */
export interface ModelRepair {
  readonly kind: ModelStep['kind'];
  readonly model: string;
  readonly end: TurnsEnd;
  /** Absent: no proposal passed. */
  readonly patch?: ShortlistedPatch;
  /** Around its nearest proposal; absent: there was none, or it passed. */
  readonly finish?: NearMissSearch;
}

/** Asks the model, turn by turn; each proposal is judged by real runs. `earlier`: what other models tried. `proof` goes over the guard files near the target. */
export async function repairByModel(
  world: RepairWorld,
  step: ModelStep,
  proof: Proof,
  evidence: RepairEvidence,
  earlier: readonly ModelAttempt[],
): Promise<ModelRepair> {
  const { target } = evidence;
  const name = targetName(target, world.root);
  const asked = { target: name, model: step.name };
  const started = world.clock.now();
  const callFor = (attempt: number): ModelCall =>
    step.callFor(name, {
      onText: (text) => world.notify({ type: 'attempt-text', ...asked, attempt, text }),
      onRetry: ({ kind, message }, waitMs) =>
        world.notify({ type: 'attempt-retried', ...asked, attempt, failure: kind, message, waitMs }),
    });
  const turns = proposeWithModel(
    { evidence, attempts: step.attempts, limits: LIMITS, earlier },
    {
      complete: (request, { attempt, signal, timeoutMs }) =>
        callFor(attempt)(request, { signal, ...(timeoutMs !== undefined && { timeoutMs }) }),
      judge: (candidate, signal) => judgeProposal(proof, target, candidate, signal),
      clock: world.clock,
      signal: world.signal,
    },
  );
  let next = await turns.next();
  for (; next.done !== true; next = await turns.next()) world.notify({ ...asked, ...next.value });
  const end = next.value;
  world.notify({
    type: 'model-ended',
    ...asked,
    stop: end.stop,
    attempts: end.attempts.length,
    durationMs: world.clock.now() - started,
    ...(end.failure !== undefined && { message: end.failure.message }),
  });
  const patch = end.stop === 'healed' ? patchOf(step, evidence, end) : undefined;
  return { kind: step.kind, model: step.name, end, ...(patch !== undefined && { patch }) };
}

function patchOf({ name }: ModelStep, { target }: RepairEvidence, { best }: TurnsEnd): ShortlistedPatch | undefined {
  if (best?.candidate === undefined) return undefined;
  const { edits } = best.candidate;
  const operator = `${name}, attempt ${best.attempt}`;
  return {
    candidate: { key: operator, edits, operator, cost: MODEL_COST },
    healedSource: applyEdits(target.source, edits),
    isWritten: true,
  };
}
