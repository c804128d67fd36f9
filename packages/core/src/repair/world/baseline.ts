import type { RunOutcome, TestFile } from '../../model/run.ts';
import { testKey, testName } from '../../model/test-id.ts';
import type { MarkedTest, TestResult } from '../../model/test-result.ts';
import type { TargetReason } from '../../model/report.ts';
import { normalizeMessage } from '../../model/normalize-message.ts';
import type { RepairWorld } from './repair-world.ts';
import { isIn } from './test-files.ts';

/** Why tests that open sockets are not searched with. */
export const OPENS_SOCKETS = 'its tests open sockets; --heal-allow-sockets searches with them all the same';

/** What the unchanged source does in the cage. */
export type Baseline =
  | {
      readonly status: 'reproduced';
      /** The marked tests that fail in the cage as they did outside, with the messages seen in the cage. */
      readonly failing: readonly TestResult[];
      /** Tests of the same files that pass. */
      readonly passing: readonly TestResult[];
      readonly durationMs: number;
    }
  | { readonly status: 'stopped'; readonly reason: TargetReason; readonly explanation: string };

/**
 * Runs the target's own test files unchanged. When they behave otherwise than in the user's run, the cage is opened by
 * the smallest step and they run again; what still differs is refused (a target test) or left out (a guard).
 */
export async function takeBaseline(
  world: RepairWorld,
  input: {
    readonly files: readonly TestFile[];
    readonly marked: readonly MarkedTest[];
    readonly overlay: Readonly<Record<string, string>>;
    readonly timeoutMs: number;
    /** Called when something was not as it is expected and the tests are about to run again. */
    readonly onDoubt: () => void;
  },
): Promise<Baseline> {
  const { files, overlay, timeoutMs } = input;
  const usualMs = world.results
    .filter((test) => files.some((file) => isIn(test, file, world.root)))
    .reduce((sum, { durationMs }) => sum + durationMs, 0);
  for (let worker: 'kept' | 'fresh' = 'kept'; ; worker = 'fresh') {
    const request = { files, overlay, timeoutMs, worker, isBaseline: true, usualMs };
    const outcome = await world.oracle.run(request, world.signal);
    const compared = compare(outcome, input.marked, world, Object.keys(overlay).length > 0);
    // It may have been an earlier candidate that left something in the kept worker.
    if (worker === 'kept' && (compared.differs !== undefined || isEnd(compared.baseline))) {
      input.onDoubt();
      continue;
    }
    if (compared.differs === undefined) return compared.baseline;
    input.onDoubt();
    const opened = await world.oracle.widen();
    if (opened === undefined) return compared.baseline;
    world.notify({ type: 'notice', message: `${opened} (${compared.differs})` });
  }
}

/** That nothing fails any more ends a target's repair, `healed-by-other` even well: not on the word of a kept worker. */
function isEnd(baseline: Baseline): boolean {
  return (
    baseline.status === 'stopped' && (baseline.reason === 'healed-by-other' || baseline.reason === 'not-reproducible')
  );
}

interface Compared {
  readonly baseline: Baseline;
  /** What is different from the user's run, for people; absent when nothing is. */
  readonly differs?: string;
}

function compare(outcome: RunOutcome, marked: readonly MarkedTest[], world: RepairWorld, patched: boolean): Compared {
  if (outcome.status !== 'completed') {
    const what =
      outcome.status === 'timeout' ? `did not end within ${outcome.timeoutMs} ms` : `died: ${outcome.reason}`;
    return stopped('infrastructure', `the unchanged tests ${what} in the cage`, what);
  }
  const broken = outcome.brokenFiles[0];
  if (broken) {
    const explanation = `${broken.path} breaks in the cage, outside of its tests: ${normalizeMessage(broken.message)}`;
    return stopped('cage-differs', explanation, explanation);
  }
  if (outcome.openedSockets && !world.options.allowSockets) {
    return { baseline: { status: 'stopped', reason: 'opens-sockets', explanation: OPENS_SOCKETS } };
  }

  const seen = new Map(outcome.results.map((result) => [testKey(result.id), result]));
  const gone = marked.find((test) => !isVerdict(seen.get(testKey(test.id))));
  if (gone) {
    const what = `"${testName(gone.id)}" does not run in the cage${patched ? ', over the patches of the other targets' : ''}`;
    return stopped('cage-differs', what, what);
  }
  const failing = marked.flatMap((test) => seen.get(testKey(test.id)) ?? []).filter((test) => test.status === 'failed');
  if (failing.length === 0) return stopped(...nothingFails(patched), undefined);

  const passing = outcome.results.filter((result) => result.status === 'passed');
  const baseline: Baseline = { status: 'reproduced', failing, passing, durationMs: outcome.durationMs };
  // An accepted patch of another target may well have changed how these tests fail.
  if (patched) return { baseline };

  const otherMessage = marked.find((test) => {
    const inCage = seen.get(testKey(test.id))?.errors[0];
    const outside = test.errors[0];
    return inCage && outside && normalizeMessage(inCage.message) !== normalizeMessage(outside.message);
  });
  if (otherMessage) {
    const what = `"${testName(otherMessage.id)}" fails in another way in the cage: ${normalizeMessage(seen.get(testKey(otherMessage.id))?.errors[0]?.message ?? '')}`;
    return stopped('cage-differs', what, what);
  }
  const lost = world.results.find(
    (test) => test.status === 'passed' && seen.get(testKey(test.id))?.status === 'failed',
  );
  if (lost) return { baseline, differs: `"${testName(lost.id)}" fails in the cage` };
  return { baseline };
}

function isVerdict(result: TestResult | undefined): boolean {
  return result?.status === 'passed' || result?.status === 'failed';
}

function nothingFails(patched: boolean): [TargetReason, string] {
  if (patched) return ['healed-by-other', 'passes with the patches of the other targets'];
  return [
    'not-reproducible',
    'its marked tests pass when they run again: flaky, or dependent on other tests; let them fail every time, alone too, then run again',
  ];
}

function stopped(reason: TargetReason, explanation: string, differs: string | undefined): Compared {
  return { baseline: { status: 'stopped', reason, explanation }, ...(differs !== undefined && { differs }) };
}
