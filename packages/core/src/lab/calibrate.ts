import { guardedModule } from '../instrument/guarded-source.ts';
import type { RecordingSource } from '../instrument/recording-source.ts';
import type { SourceIndex } from '../instrument/source-index.ts';
import type { ProbeTask, ProbeTest, ProbeWay } from '../model/probe.ts';
import { testKey, testName, type TestId } from '../model/test-id.ts';
import type { ProbeSession } from '../ports/probe-driver.ts';
import type { CalibratedTest, Calibration, RecordingSite } from '../ports/probe-lab.ts';
import { inPlaceBench, messageOf, reloadBench, type Bench, type BenchParts, type TryResult } from './bench.ts';
import { normalizeFailure, normalizeMessage, normalizeWhole } from '../model/normalize-message.ts';
import { inRunOrder } from './in-run-order.ts';
import { saysTimeout } from './says-timeout.ts';
import { withStackLimit } from './stack-limit.ts';

/** A copy that tells what its sites see, once somebody listens. */
export interface Recorder extends RecordingSource {
  readonly sites: readonly RecordingSite[];
}

/** A way that reproduces the user's run. */
export interface Accepted {
  readonly calibration: Extract<Calibration, { status: 'calibrated' }>;
  readonly bench: Bench;
  /** By test: its position in the session; -1 when it is left out. */
  readonly positions: readonly number[];
  /** The unchanged source with ticks, over which it does. */
  readonly baseText: string;
  /** Set when that text is its. */
  readonly recorder: Recorder | undefined;
  /** The verdicts hold without stacks, which are half of a failing test's time. */
  readonly stackless: boolean;
}

const LIMITS = { maxSteps: 20_000_000, maxMs: 5_000 };
/** For a test that timed out in the user's run too: it will not end by waiting longer, nor by going round more often. */
const HANG_LIMITS = { maxSteps: 200_000, maxMs: 300 };

export interface CalibrateParts extends Omit<BenchParts, 'baseText'> {
  readonly index: SourceIndex;
  /** To be tried first, in place: when it will do, it is one text less to be compiled. */
  readonly recorder?: Recorder;
}

/** Tries the ways, cheapest first, and gives the first that shows every failing test twice as the user saw it. */
export async function calibrate(
  task: ProbeTask,
  { index, recorder, ...rest }: CalibrateParts,
): Promise<Accepted | { readonly reason: string }> {
  const hasValues = task.tests.some(({ message = '' }) => normalizeFailure(message) !== normalizeMessage(message));
  if (recorder !== undefined) {
    const normalize = hasValues ? normalizeFailure : normalizeMessage;
    const tried = await tryWay('in-place', task, { ...rest, baseText: recorder.text }, normalize);
    // What is left out is perhaps the copy's doing: a message may quote the code that it puts calls into.
    if (!('reason' in tried) && tried.calibration.leftOut.length === 0) return { ...tried, recorder };
  }
  const parts = { ...rest, baseText: guardedModule(index) };
  let reasons = new Map<string, ProbeWay[]>();
  // Values that no way repeats are random or of the hour; then the first lines have to do.
  for (const normalize of hasValues ? [normalizeFailure, normalizeMessage] : [normalizeMessage]) {
    reasons = new Map();
    for (const way of ['in-place', 'reload', 'reload-each'] as const) {
      const tried = await tryWay(way, task, parts, normalize);
      if (!('reason' in tried)) return tried;
      reasons.set(tried.reason, [...(reasons.get(tried.reason) ?? []), way]);
    }
  }
  return { reason: [...reasons].map(([reason, ways]) => `${reason} (${ways.join(', ')})`).join('; ') };
}

type Normalize = (message: string) => string;

async function tryWay(
  way: ProbeWay,
  task: ProbeTask,
  parts: BenchParts,
  normalize: Normalize,
): Promise<Accepted | { readonly reason: string }> {
  try {
    const bench = way === 'in-place' ? await inPlaceBench(parts) : reloadBench(way, parts);
    const refusal = await bench.mount(parts.baseText);
    if (refusal) return { reason: `the test file cannot be loaded: ${refusal.reason.split('\n')[0]}` };
    const positions = positionsIn(bench.session(), task.tests);
    const missing = task.tests.find((test, index) => test.role === 'target' && positions[index] === -1);
    if (missing) return { reason: `the test file does not collect “${testName(missing.id)}”` };

    const once = (): Promise<Round> => round(bench, parts.baseText, task.tests, positions);
    const first = await once();
    if (way === 'reload-each') await remount(bench, parts.baseText);
    const second = await withStackLimit(bench.session().global, 0, once);
    const stackless = task.tests.every((test, index) => {
      return (
        objection(test, first[index], normalize) !== undefined ||
        objection(test, second[index], normalize) === undefined
      );
    });
    if (!stackless && way === 'reload-each') await remount(bench, parts.baseText);
    const again = stackless ? second : await once();
    return judgeWay({ task, bench, baseText: parts.baseText, positions, first, again, stackless, normalize });
  } catch (error) {
    return { reason: `the test file cannot be loaded: ${messageOf(error).split('\n')[0]}` };
  }
}

function positionsIn(session: ProbeSession, tests: readonly ProbeTest[]): number[] {
  const keys = session.tests.map(testKey);
  return tests.map(({ id }) => keys.indexOf(testKey(id)));
}

type Round = readonly (TryResult | undefined)[];

async function remount(bench: Bench, text: string): Promise<void> {
  await bench.reset();
  await bench.mount(text);
}

async function round(
  bench: Bench,
  text: string,
  tests: readonly ProbeTest[],
  positions: readonly number[],
): Promise<Round> {
  const results: (TryResult | undefined)[] = tests.map(() => undefined);
  for (const index of inRunOrder(tests.keys(), bench.way, positions)) {
    const test = tests[index] as ProbeTest;
    const hangs = test.message !== undefined && saysTimeout(test.message);
    const position = positions[index] as number;
    // Free, unless a timeout has spoilt what was loaded.
    await bench.mount(text);
    if (position !== -1) results[index] = await bench.run(position, 0, hangs ? HANG_LIMITS : LIMITS);
  }
  return results;
}

interface Evidence {
  readonly task: ProbeTask;
  readonly bench: Bench;
  readonly baseText: string;
  readonly positions: readonly number[];
  readonly first: Round;
  readonly again: Round;
  readonly stackless: boolean;
  readonly normalize: Normalize;
}

function judgeWay({
  task,
  bench,
  baseText,
  positions,
  first,
  again,
  stackless,
  normalize,
}: Evidence): Accepted | { readonly reason: string } {
  const leftOut: TestId[] = [];
  const tests: (CalibratedTest | undefined)[] = [];
  for (const [index, test] of task.tests.entries()) {
    const results = [first[index], again[index]];
    if (results.some((result) => (result?.staleTicks ?? 0) > 0)) {
      return { reason: `“${testName(test.id)}” holds on to functions of the module that it took when it was loaded` };
    }
    const [problem] = results
      .map((result) => objection(test, result, normalize))
      .filter((found) => found !== undefined);
    if (problem !== undefined && test.role === 'target') return { reason: `“${testName(test.id)}” ${problem}` };
    tests.push(problem === undefined ? toCalibrated(first[index] as TryResult, again[index] as TryResult) : undefined);
    if (problem !== undefined) leftOut.push(test.id);
  }
  const kept = positions.map((position, index) => (tests[index] === undefined ? -1 : position));
  const calibration = { status: 'calibrated', way: bench.way, tests, leftOut } as const;
  return { calibration, bench, positions: kept, baseText, recorder: undefined, stackless };
}

/** In what a result differs from the user's run; `undefined` when in nothing. */
function objection(test: ProbeTest, result: TryResult | undefined, normalize: Normalize): string | undefined {
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
    ...([first, again].some(({ outcome }) => outcome === 'timeout') && { stopped: true }),
  };
}

function repeats(first: string, again: string): Pick<CalibratedTest, 'repeats'> {
  return normalizeWhole(first) === normalizeWhole(again) ? { repeats: true } : {};
}
