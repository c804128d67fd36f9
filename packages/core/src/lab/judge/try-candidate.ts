import { failedBit } from '../../model/bits.ts';
import type { Candidate } from '../../model/candidate.ts';
import type { CalibratedTest, JudgePlan, Judgement } from '../../ports/probe-lab.ts';
import type { TryLimits, TryResult } from '../bench.ts';
import type { Accepted } from '../accepted.ts';
import { inRunOrder } from './in-run-order.ts';
import { broken } from './judgement.ts';
import { normalizeMessage, normalizeWhole } from '../../model/normalize-message.ts';
import { limitStacks } from './stack-limit.ts';

export interface TryParts {
  readonly accepted: Accepted;
  readonly plan: JudgePlan;
  /** Also where the bench does not ask for it. */
  readonly inFileOrder?: boolean;
}

export interface Tried {
  readonly judgement: Judgement;
  /** It failed by an error that nobody caught and that may not be its own. */
  readonly stray: boolean;
}

/** Runs the tests over candidate `id` of the mounted text until the first that does not pass. */
export async function tryCandidate(candidate: Candidate, id: number, parts: TryParts): Promise<Tried> {
  const { accepted } = parts;
  const bits = accepted.positions.map(() => '-');
  let steps = 0;
  const restore = accepted.stackless ? limitStacks(accepted.bench.session().global, 0) : undefined;
  try {
    accepted.bench.startTry();
    for (const test of orderOf(parts)) {
      const position = accepted.positions[test] ?? -1;
      if (position === -1) continue;
      await parts.plan.alive?.();
      const result = await accepted.bench.run(position, id, limitsFor(test, parts));
      if (result.outcome === 'broken') {
        return { judgement: broken(candidate, result.message ?? '', bits.length), stray: false };
      }
      bits[test] = bitOf(result, accepted.calibration.tests[test]);
      steps += result.steps;
      if (result.outcome !== 'passed') {
        const timedOut = result.outcome === 'timeout';
        const stepsLeft = result.hasStepsLeft && { hasStepsLeft: result.hasStepsLeft };
        const judgement = { candidate, bits: bits.join(''), passed: false, timedOut, steps, ...stepsLeft };
        return { judgement, stray: result.stray === true };
      }
    }
    return { judgement: { candidate, bits: bits.join(''), passed: true, timedOut: false, steps }, stray: false };
  } finally {
    restore?.();
  }
}

function bitOf({ outcome, assertions = 0 }: TryResult, before: CalibratedTest | undefined): string {
  if (outcome !== 'failed') return outcome === 'passed' ? '1' : 't';
  return failedBit(before?.passes === false ? assertions - (before.assertions ?? assertions) : 0);
}

function orderOf({ accepted, plan, inFileOrder = accepted.bench.inFileOrder }: TryParts): number[] {
  return inRunOrder(plan.order, { inFileOrder }, accepted.positions);
}

/**
 * Whether nothing is replaced that outlives a test, and the unchanged source, `k = 0` in `text`, still does what it did when it was calibrated; of a
 * test that takes very many steps, whether it still gets far.
 */
export async function isUnspoilt(text: string, parts: TryParts): Promise<boolean> {
  const { accepted } = parts;
  if (accepted.bench.noteChanges()) return false;
  accepted.bench.startTry();
  for (const test of orderOf(parts)) {
    const expected = accepted.calibration.tests[test];
    const position = accepted.positions[test] ?? -1;
    if (expected === undefined || position === -1) continue;
    await parts.plan.alive?.();
    if ((await accepted.bench.mount(text)) !== undefined) return false;
    if (!isSame(expected, await accepted.bench.run(position, 0, baseLimits(test, parts)))) return false;
  }
  return true;
}

function isSame(expected: CalibratedTest, { outcome, message, staleTicks, hasStepsLeft }: TryResult): boolean {
  if (staleTicks > 0) return false;
  if (isHuge(expected) && outcome === 'timeout') return hasStepsLeft !== true;
  if (expected.passes) return outcome === 'passed';
  if (outcome === 'passed') return false;
  if (expected.message === undefined || message === undefined) return true;
  // The first line of many a matcher is always the same; what tests share shows below it.
  const normalize = expected.repeats ? normalizeWhole : normalizeMessage;
  return normalize(expected.message) === normalize(message);
}

/** Twenty times what the unchanged source took, but not so long that the worker seems dead; what was stopped tells nothing. */
export function maxMsOf(test: number, { calibration: { tests } }: Pick<Accepted, 'calibration'>): number {
  const ended = tests.filter((other) => other !== undefined && other.stopped !== true) as CalibratedTest[];
  const own = tests[test];
  const longest =
    own !== undefined && own.stopped !== true
      ? own.durationMs
      : Math.max(0, ...ended.map(({ durationMs }) => durationMs));
  return Math.max(LEAST_MS, 2 * longest, Math.min(20 * longest, LONGEST_MS));
}

const LEAST_MS = 100;

/** Well below the silence that counts as the death of a worker. */
const LONGEST_MS = 2_000;

const STEPS_PER_MS = 1_000;
const LONGEST_STEPS_MS = 1_000;

function limitsFor(test: number, parts: TryParts): TryLimits {
  const maxSteps = parts.plan.maxSteps(test);
  const usualMs = maxMsOf(test, parts.accepted);
  // Who may take many steps needs the time for them, also where the unchanged source tells nothing of it.
  const maxMs = Math.max(usualMs, Math.min(maxSteps / STEPS_PER_MS, LONGEST_STEPS_MS));
  return { maxSteps, maxMs, heapShare: usualMs === LEAST_MS ? SMALL_HEAP_SHARE : HEAP_SHARE };
}

/**
 * A text that doubles in each round fills the heap, and the round after the last look takes as much again, or some times as much.
 * What takes a few milliseconds has no use for dozens of megabytes.
 */
const HEAP_SHARE = 1 / 2;
const SMALL_HEAP_SHARE = 1 / 32;

/** Steps of a test, some tenth of a second, of which the rest is not run only to see that nothing is spoilt: that is asked often. */
const HUGE = 1_000_000;

function isHuge({ steps, stopped }: CalibratedTest): boolean {
  return steps > HUGE && stopped !== true;
}

function baseLimits(test: number, parts: TryParts): TryLimits {
  const expected = parts.accepted.calibration.tests[test];
  const maxMs = maxMsOf(test, parts.accepted);
  if (expected !== undefined && isHuge(expected)) return { maxSteps: HUGE, maxMs };
  const steps = 2 * (expected?.steps ?? 0) + 10_000;
  // It never ends anyway, and what was left behind has changed no verdict later than candidates get.
  const maxSteps = expected?.stopped === true ? Math.min(steps, parts.plan.maxSteps(test)) : steps;
  return { maxSteps, maxMs };
}
