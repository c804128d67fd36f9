import type { Candidate } from '../model/candidate.ts';
import type { Edit } from '../model/edit.ts';
import type { ProbeMessage, ProbeTask } from '../model/probe.ts';
import type { Judgement, JudgePlan, ProbeLab } from '../ports/probe-lab.ts';
import type { Clock } from '../ports/clock.ts';
import { candidateKey } from '../syntax/candidate-key.ts';
import type { ParsedModule } from '../syntax/parse.ts';
import type { Frontier, Proposal, Ready } from './frontier.ts';
import { DEFERRAL, type StepLimits } from './limits.ts';
import type { Spectrum } from './localize.ts';
import type { Telemetry } from './telemetry.ts';
import type { TestOrder } from './test-order.ts';
import { tidyEdits } from './tidy-edits.ts';

/** Judges proposals of one tier in their order; yields after each. */
export type Judge = (batch: readonly Ready[]) => AsyncIterable<Judgement>;

export interface Bench {
  readonly task: ProbeTask;
  readonly module: ParsedModule;
  readonly lab: ProbeLab;
  readonly order: TestOrder;
  readonly limits: StepLimits;
  readonly deadlineMs: number;
  readonly clock: Clock;
  readonly spectrum: Spectrum;
  readonly frontier: Frontier;
  readonly telemetry: Telemetry;
  readonly emit: (message: ProbeMessage) => Promise<void>;
}

/** A judge that reports what passes, and puts back into the frontier what only ran out of steps. */
export function createJudge(bench: Bench): Judge {
  const { task, lab, order, limits, telemetry, emit } = bench;
  return async function* judge(batch) {
    const pending = new Map(batch.map((each) => [keyOf(each.proposal), each]));
    const plan: JudgePlan = {
      order: order.tests,
      maxSteps: limits[batch[0]?.proposal.tier ?? 0] as (test: number) => number,
      maxCandidatesMs: Math.max(1, bench.deadlineMs - bench.clock.now()),
      ...(task.announce && { announce: ({ key }) => emit({ type: 'trying', key }) }),
    };
    telemetry.countBatch();
    for await (const judgement of lab.judge(batch.map(toCandidate), plan)) {
      const judged = pending.get(judgement.candidate.key);
      if (judged !== undefined) await settle(bench, judged, judgement);
      yield judgement;
    }
  };
}

async function settle(bench: Bench, { proposal, priority }: Ready, judgement: Judgement): Promise<void> {
  const { spectrum, telemetry, order, limits, frontier } = bench;
  const { bits, candidate } = judgement;
  const turned = spectrum.failing.filter((test) => bits[test] === '1').length;
  telemetry.countJudged(bits, judgement.passed ? 0 : turned);
  if (judgement.passed) {
    telemetry.note(candidate.key, bits);
    await telemetry.plausible(tidied(candidate, bench.module));
    return;
  }
  order.learn(bits);
  const last = limits.length - 1;
  if (judgement.timedOut && judgement.remembered !== true && proposal.tier < last) {
    // One that turned a failing test deserves the full limits at once.
    if (turned > 0) frontier.add({ ...proposal, tier: last }, priority);
    else frontier.add({ ...proposal, tier: proposal.tier + 1 }, priority + DEFERRAL);
    return;
  }
  telemetry.note(candidate.key, bits);
}

function toCandidate({ proposal }: Ready): Candidate {
  const { edits, operator, cost } = proposal;
  return { key: keyOf(proposal), edits: inOrder(edits), operator, cost: Number(cost.toFixed(3)) };
}

function keyOf({ edits }: Proposal): string {
  return candidateKey(inOrder(edits));
}

function inOrder(edits: readonly Edit[]): Edit[] {
  return edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
}

function tidied(candidate: Candidate, module: ParsedModule): Candidate {
  const edits = tidyEdits(module, candidate.edits);
  return { ...candidate, edits, key: candidateKey(edits) };
}
