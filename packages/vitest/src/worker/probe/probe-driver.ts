import type { Instantiate, ProbeDriver, ProbeSession } from '@testheal/core/worker';

import type { WorkerJob, WorkerQuestion } from '../probe-channel.ts';
import type { FileTask, Runner, RunnerTools } from '../runner-types.ts';
import type { StrayErrors } from '../stray-errors.ts';
import { nameTasks } from '../task-names.ts';
import type { SocketWatch } from '../watch-sockets.ts';
import { createHookKeeper } from './hook-keeper.ts';
import { readText } from './read-text.ts';
import { realSetImmediate, realSetTimeout } from './real-timers.ts';
import { createRound, type Round } from './round.ts';
import { installTargetModule, type TargetModule, withHandOver } from './target-module.ts';

/** What the driver needs of the runner it works in. */
export interface DriverSeat {
  readonly job: WorkerJob & { readonly kind: 'probe' };
  readonly tools: RunnerTools;
  readonly runner: Runner;
  readonly strays: StrayErrors;
  readonly sockets: SocketWatch;
  ask(question: WorkerQuestion): Promise<unknown>;
  /** Has the runner's hooks call the round while `work` goes on. */
  during<T>(round: Round, work: () => Promise<T>): Promise<T>;
}

/** How long a test that does not end may hold up the end of its file. */
const END_MS = 2000;

export function createProbeDriver(seat: DriverSeat): ProbeDriver {
  const { job, tools, runner } = seat;
  const { target, testFile } = job.task;
  const module = installTargetModule();
  const hooks = createHookKeeper();
  let loads = 0;
  // All tests wait at the same time.
  runner.config.maxConcurrency = Number.POSITIVE_INFINITY;

  return {
    async load(text, guard, use, onRealm, shown) {
      Object.defineProperty(globalThis, '__heal', { value: guard, configurable: true, writable: true });
      onRealm(globalThis);
      module.unload(shown);
      await seat.ask({ type: 'base', text: withHandOver(text) });
      if (loads++ > 0) tools.resetModules(runner, target.file);

      hooks.begin();
      const round = createRound(tools, hooks);
      await seat.during(round, async () => {
        const run = tools.startTests([testFile], runner);
        try {
          const file = await Promise.race([round.ready, run.then(neverReady)]);
          await use(sessionOf(seat, round, file, module));
        } finally {
          round.end();
          const ended = run.then(
            () => undefined,
            () => undefined,
          );
          await Promise.race([ended, new Promise((resolve) => realSetTimeout(resolve, END_MS))]);
        }
      });
    },
    hasOpenedSockets: () => seat.sockets.opened(),
    readText,
    breathe: turn,
  };
}

function turn(): Promise<void> {
  return new Promise((resolve) => realSetImmediate(resolve));
}

function neverReady(): never {
  throw new Error('the test file ended before its tests could run');
}

function sessionOf(seat: DriverSeat, round: Round, file: FileTask, module: TargetModule): ProbeSession {
  const named = nameTasks(file, seat.job);
  const environment = seat.runner.viteEnvironment ?? 'ssr';
  return {
    tests: named.map(({ id }) => id),
    global: globalThis,
    async compile(text): Promise<Instantiate> {
      return module.makeFactory((await seat.ask({ type: 'compile', text, environment })) as string);
    },
    isLoading: () => seat.tools.isLoading(seat.runner),
    async run(test, timeoutMs, hopeless) {
      const task = named[test]?.task;
      const own = task === undefined ? undefined : round.seatOf(task);
      if (own === undefined) return { outcome: 'failed', message: 'this test is skipped', durationMs: 0 };
      seat.strays.forget();
      const result = await own.run(timeoutMs, hopeless);
      // Node tells of rejections once the queue of promises is empty: without a turn, several tries later.
      await turn();
      const message = seat.strays.first();
      return result.outcome !== 'passed' || message === undefined
        ? result
        : { ...result, outcome: 'failed', message, stray: true };
    },
  };
}
