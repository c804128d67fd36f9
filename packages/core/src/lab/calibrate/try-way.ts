import type { ProbeTask, ProbeTest } from '../../model/probe.ts';
import { testKey, testName } from '../../model/test-id.ts';
import type { ProbeSession } from '../../ports/probe-driver.ts';
import type { Tried } from '../accepted.ts';
import { messageOf, type Bench, type BenchParts, type TryResult } from '../bench.ts';
import { findingAgain } from './finding-again.ts';
import { inRunOrder } from '../judge/in-run-order.ts';
import { judgeWay, objection, type Normalize, type Round } from './judge-way.ts';
import { saysTimeout } from './says-timeout.ts';
import type { SharedRecords } from '../state/shared-records.ts';
import { withStackLimit } from '../judge/stack-limit.ts';

const LIMITS = { maxSteps: 20_000_000, maxMs: 5_000 };
/** For a test that timed out in the user's run too: it will not end by waiting longer, nor by going round more often. */
const HANG_LIMITS = { maxSteps: 200_000, maxMs: 300 };

export interface WayLimits {
  /** Where time leaps over less than that, and no test is given up, the way is of no use, in milliseconds. @default 0 */
  readonly leastLeaptMs?: number;
}

export interface WayParts extends BenchParts, WayLimits {}

/** Runs all tests twice over the unchanged source. `shared`, where the test file stays loaded, finds by the way what they share. */
export async function tryWay(
  task: ProbeTask,
  parts: WayParts,
  normalize: Normalize,
  open: () => Bench | Promise<Bench>,
  shared?: SharedRecords,
): Promise<Tried> {
  try {
    const bench = await open();
    const refusal = await bench.mount(parts.baseText);
    if (refusal) return { reason: `the test file cannot be loaded: ${refusal.reason.split('\n')[0]}` };
    const positions = positionsIn(bench.session(), task.tests);
    const missing = task.tests.find((test, index) => test.role === 'target' && positions[index] === -1);
    if (missing) return { reason: `the test file does not collect “${testName(missing.id)}”` };

    const once = (): Promise<Round> => round(bench, parts.baseText, task.tests, positions);
    shared?.begin();
    const { keeper, leastLeaptMs = 0 } = parts;
    const [idleBefore, leaptBefore, givenUpBefore] = [keeper.idleMs(), keeper.leaptMs(), keeper.givenUp()];
    const first = await once();
    // What tests of the unchanged source leave behind, those of candidates will too.
    keeper.noteChanges();
    const waitedMs = keeper.idleMs() - idleBefore;
    const isSpared = keeper.leaptMs() - leaptBefore >= leastLeaptMs || keeper.givenUp() > givenUpBefore;
    if (!isSpared) return { reason: 'the tests do not wait for timers' };
    shared?.endFirstRound();
    if (bench.way === 'reload-each') await remount(bench, parts.baseText);
    const second = await withStackLimit(bench.session().global, 0, once);
    shared?.settle();
    const stackless = task.tests.every((test, index) => {
      return (
        objection(test, first[index], normalize) !== undefined ||
        objection(test, second[index], normalize) === undefined
      );
    });
    if (!stackless && bench.way === 'reload-each') await remount(bench, parts.baseText);
    const again = stackless ? second : await once();
    const { baseText } = parts;
    const judged = judgeWay({ task, bench, baseText, positions, first, again, stackless, waitedMs, normalize });
    return 'reason' in judged || shared === undefined ? judged : { ...judged, bench: findingAgain(shared, judged) };
  } catch (error) {
    return { reason: `the test file cannot be loaded: ${messageOf(error).split('\n')[0]}` };
  }
}

function positionsIn(session: ProbeSession, tests: readonly ProbeTest[]): number[] {
  const keys = session.tests.map(testKey);
  return tests.map(({ id }) => keys.indexOf(testKey(id)));
}

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
  bench.startTry();
  for (const index of inRunOrder(tests.keys(), bench, positions)) {
    const test = tests[index] as ProbeTest;
    const hangs = test.message !== undefined && saysTimeout(test.message);
    const position = positions[index] as number;
    // Free, unless a timeout has spoilt what was loaded.
    await bench.mount(text);
    if (position === -1) continue;
    // A copy: its message is made when it is read, and the next test may change what it tells of.
    results[index] = { ...(await bench.run(position, 0, hangs ? HANG_LIMITS : LIMITS)) };
  }
  return results;
}
