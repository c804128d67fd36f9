import type { FileTask, RunnerTools, SuiteTask, TestTask } from '../runner-types.ts';
import { deferred } from './deferred.ts';
import type { HookKeeper } from './hook-keeper.ts';
import { createSeat, type Seat } from './seat.ts';
import { createStandInTest, type StandInTest } from './stand-in-test.ts';

/**
 * The tests of one loaded file, run one at a time, in any order and as often as wanted, each by its own native retry
 * loop: all are started, each waits before its first try, and after each try it waits again.
 */
export interface Round {
  // Called from the runner's hooks.
  /** Before the test file or a set-up file is imported. */
  importing(): void;
  /** Rejects when the file cannot be probed. */
  collected(files: readonly FileTask[]): Promise<void>;
  beforeRun(test: TestTask): Promise<void>;
  /** Waits for a turn; `false`: there is none, and the test is to pass at once. */
  park(test: TestTask): Promise<boolean>;
  runBody(test: TestTask): Promise<void>;
  bodyFinished(test: TestTask): void;
  suiteFinished(suite: SuiteTask): void;

  /** The file as it was collected. Settles when every test waits or never will; rejects when none can. */
  readonly ready: Promise<FileTask>;
  /** `undefined`: the test is skipped. */
  seatOf(test: TestTask): Seat | undefined;
  /** Lets all tests end without their hooks; `afterAll` runs. */
  end(): void;
}

export function createRound(tools: RunnerTools, hooks: HookKeeper): Round {
  const seats = new Map<TestTask, Seat>();
  const unseated = new Set<TestTask>();
  const allSeated = deferred<undefined>();
  const ready = deferred<FileTask>();
  const over = deferred<undefined>();
  let file: FileTask | undefined;
  /** The file without the stand-in. */
  let collectedFile: FileTask | undefined;
  let standIn: StandInTest | undefined;

  function seated(test: TestTask): void {
    unseated.delete(test);
    if (unseated.size === 0) allSeated.resolve(undefined);
  }

  function seatAll(suite: SuiteTask): void {
    if ((tools.suiteHooks(suite)['aroundEach'] ?? []).length > 0) {
      throw new Error('the test file uses aroundEach, which cannot be repeated around single tries');
    }
    suite.shuffle = false;
    for (const task of suite.tasks) {
      // Skipped ones as well: Vitest starts neighbours together only when all of them are concurrent.
      task.concurrent = true;
      if (task.type === 'suite') seatAll(task);
      else if (task.mode === 'run' || task.mode === 'queued') {
        unseated.add(task);
        seats.set(
          task,
          createSeat(task, tools, (test) => standIn?.actFor(test)),
        );
      }
    }
  }

  function suiteFinished(suite: SuiteTask): void {
    // When its `beforeAll` failed, its tests never come to wait.
    for (const task of suite.tasks) {
      if (task.type === 'suite') suiteFinished(task);
      else seated(task);
    }
    if (suite === file) ready.reject(new Error(suite.result?.errors?.[0]?.message ?? 'no test of the file can run'));
  }

  return {
    importing: () => hooks.watch(tools.currentSuite()),
    async collected([collected]) {
      file = collected;
      if (collected === undefined || collected.result?.state === 'fail') {
        throw new Error(collected?.result?.errors?.[0]?.message ?? 'the test file was not collected');
      }
      hooks.complete(tools.suiteHooks(collected));
      seatAll(collected);
      if (seats.size === 0) throw new Error('the test file has no test to run');
      collectedFile = { ...collected, tasks: [...collected.tasks] };
      standIn = createStandInTest(collected);
      collected.tasks.push(standIn.task);
    },
    async beforeRun(test) {
      if (test === standIn?.task) await allSeated.promise;
    },
    async park(test) {
      const seat = seats.get(test);
      if (seat !== undefined) {
        const turn = seat.park();
        seated(test);
        return turn;
      }
      if (collectedFile !== undefined) ready.resolve(collectedFile);
      await over.promise;
      return false;
    },
    async runBody(test) {
      await seats.get(test)?.runBody();
    },
    bodyFinished: (test) => seats.get(test)?.bodyFinished(),
    suiteFinished,

    ready: ready.promise,
    seatOf: (test) => seats.get(test),
    end() {
      if (file !== undefined) clearHooks(file, tools);
      for (const seat of seats.values()) seat.leave();
      standIn?.actFor(undefined);
      allSeated.resolve(undefined);
      over.resolve(undefined);
    },
  };
}

function clearHooks(suite: SuiteTask, tools: RunnerTools): void {
  const hooks = tools.suiteHooks(suite);
  for (const name of ['beforeEach', 'afterEach']) if (hooks[name] !== undefined) hooks[name].length = 0;
  for (const task of suite.tasks) if (task.type === 'suite') clearHooks(task, tools);
}
