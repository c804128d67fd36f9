import type { Candidate } from '../model/candidate.ts';
import type { Edit } from '../model/edit.ts';
import { leavesOut } from '../model/search-part.ts';
import type { Bits } from '../model/bits.ts';
import type { Judgement, JudgePlan } from '../ports/probe-lab.ts';
import { candidateKey } from '../syntax/candidate-key.ts';
import type { Frontier, Proposal, Ready } from './frontier.ts';
import { overOwnText, type Ground } from './ground.ts';
import { DEFERRAL, type StepLimits } from './limits.ts';
import type { Spectrum } from './localize/localize.ts';
import type { SearchParts } from './search-parts.ts';
import type { TestOrder } from './test-order.ts';
import { tidyEdits } from './print/tidy-edits.ts';

/** How many near misses are tried under further conditions, of statements that were inserted and of expressions that were changed. */
const MOST_CONFINED = { inserted: 60, changed: 60 };

/** Judges proposals of one tier in their order; yields after each. */
export type Judge = (batch: readonly Ready[]) => AsyncIterable<Judgement>;

/** A candidate that did not pass, with what is known of the tests. */
export interface Judged {
  readonly candidate: Candidate;
  readonly bits: Bits;
}

export interface Bench extends SearchParts {
  readonly ground: Ground;
  readonly order: TestOrder;
  readonly limits: StepLimits;
  readonly spectrum: Spectrum;
  readonly frontier: Frontier;
  /** As `confine` of a proposal, for those that were made without it. */
  readonly confine: (proposal: Proposal) => Proposal['confine'];
  /** Grows by what did not pass. */
  readonly trail: Judged[];
}

/** A judge that reports what passes, and puts back into the frontier what only ran out of steps. */
export function createJudge(bench: Bench): Judge {
  const { lab, order, limits, telemetry, ground, announce } = bench;
  const confined = { inserted: 0, changed: 0 };
  return async function* judge(batch) {
    const candidates = batch.map(({ proposal }) => toCandidate(proposal, ground));
    const pending = new Map(candidates.map(({ key }, index) => [key, batch[index] as Ready]));
    const plan: JudgePlan = {
      order: order.tests,
      maxSteps: limits[batch[0]?.proposal.tier ?? 0] as (test: number) => number,
      maxCandidatesMs: Math.max(1, bench.deadlineMs - bench.clock.now()),
      alive: () => telemetry.speak(),
      ...(announce !== undefined && { announce }),
    };
    telemetry.countBatch();
    for await (const judgement of lab.judge(candidates, plan)) {
      const judged = pending.get(judgement.candidate.key);
      if (judged !== undefined) await settle(bench, judged, judgement, confined);
      yield judgement;
    }
  };
}

async function settle(
  bench: Bench,
  { proposal, priority }: Ready,
  judgement: Judgement,
  confined: Record<keyof typeof MOST_CONFINED, number>,
): Promise<void> {
  const { spectrum, telemetry, order, limits, frontier, trail } = bench;
  const { bits, candidate } = judgement;
  const turned = spectrum.failing.filter((test) => bits[test] === '1').length;
  telemetry.countJudged(bits, judgement.passed ? 0 : turned, judgement);
  if (judgement.passed) {
    const patch = patchOf(candidate, bench);
    telemetry.note(candidate.key, bits);
    if (bench.task.refused?.includes(patch.key) !== true) await telemetry.plausible(patch);
    const elsewhere = proposal.likewise?.();
    if (elsewhere !== undefined) frontier.add(elsewhere);
    // Found for what it costs: what costs less and takes longer has to be seen before the search may end.
    if (telemetry.patches.length === 1) frontier.hasten(proposal.cost);
    return;
  }
  if (!leavesOut(bench.task, 'killer-first')) order.learn(bits);
  if (turned === spectrum.failing.length) confineTo(proposal, bits, bench, confined);
  const last = limits.length - 1;
  if (judgement.timedOut && judgement.remembered !== true && proposal.tier < last) {
    // One that turned a failing test deserves the full limits at once.
    if (turned > 0) frontier.add({ ...proposal, tier: last }, priority);
    else {
      // More steps are of no use to what waits in vain. It may have met with a busy moment, though.
      const tier = judgement.hasStepsLeft === true ? last : proposal.tier + 1;
      frontier.add({ ...proposal, tier }, priority + (tier - proposal.tier) * DEFERRAL);
    }
    return;
  }
  telemetry.note(candidate.key, bits);
  if (judgement.invalid === undefined && bits !== 'k') trail.push({ candidate, bits });
}

/** What turns every failing test and breaks others is tried again under conditions. */
function confineTo(
  proposal: Proposal,
  bits: Bits,
  { frontier, spectrum, task, confine }: Bench,
  confined: Record<keyof typeof MOST_CONFINED, number>,
): void {
  const kind = proposal.syntax === 'expression' ? 'changed' : 'inserted';
  const broken = spectrum.passing.filter((test) => bits[test] === '0');
  if (broken.length === 0 || confined[kind] >= MOST_CONFINED[kind] || leavesOut(task, 'confine')) return;
  const source = (proposal.confine ?? confine(proposal))?.(broken);
  if (source === undefined) return;
  confined[kind]++;
  frontier.add(source);
}

/** A proposal with its key: on another ground than the user's own, the same span and text are another candidate. */
export function toCandidate({ edits, operator, cost, isUniform }: Proposal, { first }: Ground): Candidate {
  const inOrder = edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
  const all: readonly Edit[] = first === undefined ? inOrder : [...first.edits, ...inOrder];
  return {
    key: candidateKey(all),
    edits: inOrder,
    operator,
    cost: Number((cost + (first?.cost ?? 0)).toFixed(3)),
    ...(isUniform && first === undefined && { isUniform }),
  };
}

function patchOf(candidate: Candidate, { ground, task }: Bench): Candidate {
  const edits = tidyEdits(ground.module, candidate.edits);
  return overOwnText({ ...candidate, edits, key: candidateKey(edits) }, ground, task);
}
