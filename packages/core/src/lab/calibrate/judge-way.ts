import { normalizeMessage, normalizeWhole } from '../../model/normalize-message.ts';
import type { ProbeTask, ProbeTest } from '../../model/probe.ts';
import { testName, type TestId } from '../../model/test-id.ts';
import type { CalibratedTest } from '../../ports/probe-lab.ts';
import type { Tried } from '../accepted.ts';
import type { Bench, TryResult } from '../bench.ts';
import { saysTimeout } from './says-timeout.ts';

export type Normalize = (message: string) => string;

/** By test: what it did; absent when the way does not collect it. */
export type Round = readonly (TryResult | undefined)[];

interface Evidence {
  readonly task: ProbeTask;
  readonly bench: Bench;
  readonly baseText: string;
  readonly positions: readonly number[];
  readonly first: Round;
  readonly again: Round;
  readonly stackless: boolean;
  readonly waitedMs: number;
  readonly normalize: Normalize;
}

/** Whether two rounds show every failing test as the user saw it, and which others they show so. */
export function judgeWay({ task, positions, first, again, normalize, ...rest }: Evidence): Tried {
  const { waitedMs } = rest;
  const leftOut: TestId[] = [];
  const tests: (CalibratedTest | undefined)[] = [];
  for (const [index, test] of task.tests.entries()) {
    const results = [first[index], again[index]];
    if (results.some((result) => (result?.staleTicks ?? 0) > 0)) {
      return {
        reason: `“${testName(test.id)}” holds on to functions of the module that it took when it was loaded`,
        waitedMs,
        holdsOn: true,
      };
    }
    const [problem] = results
      .map((result) => objection(test, result, normalize))
      .filter((found) => found !== undefined);
    if (problem !== undefined && test.role === 'target')
      return { reason: `“${testName(test.id)}” ${problem}`, waitedMs };
    tests.push(problem === undefined ? toCalibrated(first[index] as TryResult, again[index] as TryResult) : undefined);
    if (problem !== undefined) leftOut.push(test.id);
  }
  const kept = positions.map((position, index) => (tests[index] === undefined ? -1 : position));
  const calibration = { status: 'calibrated', way: rest.bench.way, tests, leftOut } as const;
  return { ...rest, calibration, positions: kept, recorder: undefined };
}

/** In what a result differs from the user's run; `undefined` when in nothing. */
export function objection(test: ProbeTest, result: TryResult | undefined, normalize: Normalize): string | undefined {
  if (result === undefined) return 'is not collected';
  if (test.message === undefined) return result.outcome === 'passed' ? undefined : `fails: ${firstLine(result)}`;
  if (result.outcome === 'passed') return 'passes';
  if (saysTimeout(test.message))
    return result.outcome === 'timeout' ? undefined : `fails in another way: ${firstLine(result)}`;
  if (result.outcome === 'timeout') return 'runs out of time';
  return normalize(result.message ?? result.outcome) === normalize(test.message)
    ? undefined
    : `fails in another way: ${firstLine(result)}`;
}

function firstLine({ message, outcome }: TryResult): string {
  return message === undefined ? outcome : normalizeMessage(message);
}

function toCalibrated(first: TryResult, again: TryResult): CalibratedTest {
  return {
    passes: again.outcome === 'passed',
    durationMs: Math.max(first.durationMs, again.durationMs),
    steps: Math.max(first.steps, again.steps),
    ...(again.message !== undefined && { message: again.message }),
    ...(again.message !== undefined && first.message !== undefined && repeats(first.message, again.message)),
    ...(first.assertions !== undefined && first.assertions === again.assertions && { assertions: first.assertions }),
    ...([first, again].some(({ outcome }) => outcome === 'timeout') && { stopped: true }),
  };
}

function repeats(first: string, again: string): Pick<CalibratedTest, 'repeats'> {
  return normalizeWhole(first) === normalizeWhole(again) ? { repeats: true } : {};
}
