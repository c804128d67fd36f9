import type { ProbeMessage } from '@testheal/core';
import { REACHED, testKey } from '@testheal/core/host';

import { INSIDE_HEALING } from '../shared/healing-signal.ts';
import { ANSWER_PREFIX, type WorkerJob } from './probe-channel.ts';
import { createProbeDriver } from './probe/probe-driver.ts';
import type { Round } from './probe/round.ts';
import type {
  FileTask,
  Runner,
  RunnerClass,
  RunnerTools,
  SnapshotEnvironment,
  SuiteTask,
  TestTask,
} from './runner-types.ts';
import { watchStrayErrors } from './stray-errors.ts';
import { nameTasks } from './task-names.ts';
import { watchSockets } from './watch-sockets.ts';
import { createWorkerChannel, type WorkerChannel } from './worker-channel.ts';

/** The runner of our workers, on top of the Vitest that runs them. */
export function createHealRunner(tools: RunnerTools): RunnerClass {
  const sockets = watchSockets();
  Object.defineProperty(globalThis, INSIDE_HEALING, { value: true, configurable: true });
  return class HealRunner extends tools.Base {
    #job: WorkerJob | undefined;
    #probed = false;
    #channel: WorkerChannel | undefined;
    /** The tests that a probe has loaded; absent while Vitest runs on its own. */
    #round: Round | undefined;
    /** What modules do while they load is not what tests reach. */
    #hasStarted = false;

    override async onBeforeCollect(paths: string[]): Promise<void> {
      await super.onBeforeCollect?.(paths);
      if (this.#job !== undefined) return;
      keepSnapshotsInMemory(this.config.snapshotOptions.snapshotEnvironment);
      this.#channel = createWorkerChannel(async (specifier) => {
        const module = await super.importFile(specifier, 'collect');
        tools.dropModules(this, ANSWER_PREFIX);
        return module;
      });
      this.#job = (await this.#channel.ask({ type: 'job', pid: process.pid })) as WorkerJob;
      if (this.#job.kind === 'probe') await this.#probe(this.#job, this.#channel);
    }

    async #probe(job: WorkerJob & { readonly kind: 'probe' }, channel: WorkerChannel): Promise<void> {
      // Known once the engine is loaded; before that nothing of it runs.
      let isGuardError = never;
      const strays = watchStrayErrors({ usual: job.usualErrors, isGuardError: (error) => isGuardError(error) });
      const driver = createProbeDriver({
        job,
        tools,
        runner: this,
        strays,
        sockets,
        ask: (question) => channel.ask(question),
        during: async (round, work) => {
          this.#round = round;
          const restore = withoutReporting(this);
          try {
            return await work();
          } finally {
            restore();
            this.#round = undefined;
          }
        },
      });
      const emit = async (message: ProbeMessage): Promise<void> => void (await channel.ask({ type: 'emit', message }));
      try {
        // Most workers only run tests and do without the engine. No test file is loaded yet, so no timer is faked.
        const { engineClock, runProbe, ...guard } = await import('@testheal/core/worker');
        ({ isGuardError } = guard);
        const other = job.probeModule === undefined ? undefined : ((await import(job.probeModule)) as ProbeModule);
        const probe = other?.probe ?? runProbe;
        await probe(job.task, driver, emit, engineClock());
      } catch (error) {
        // What the tests do wrong, the search tells: this is ours.
        const [reason = ''] = String(error).split('\n', 1);
        await emit({ type: 'failed', reason });
      } finally {
        this.#probed = true;
        strays.end();
      }
    }

    override importFile(path: string, source: 'collect' | 'setup'): unknown {
      this.#round?.importing();
      // After a probe the file is not run once more.
      return this.#probed ? {} : super.importFile(path, source);
    }

    override async onCollected(files: FileTask[]): Promise<void> {
      await super.onCollected?.(files);
      if (this.#round !== undefined) return this.#round.collected(files);
      if (this.#job?.kind === 'run' && this.#job.only !== undefined)
        skipOthers(files, this.#job, new Set(this.#job.only));
    }

    override async onBeforeRunTask(test: TestTask): Promise<void> {
      if (this.#round !== undefined) await this.#round.beforeRun(test);
      await super.onBeforeRunTask?.(test);
    }

    override async onBeforeTryTask(test: TestTask, options: unknown): Promise<void> {
      if (!this.#hasStarted) Reflect.deleteProperty(globalThis, REACHED);
      this.#hasStarted = true;
      if (this.#round !== undefined && !(await this.#round.park(test))) return;
      await super.onBeforeTryTask?.(test, options);
    }

    override async runTask(test: TestTask): Promise<void> {
      if (this.#round !== undefined) return this.#round.runBody(test);
      await tools.testFunction(test)?.();
    }

    override async onTaskFinished(test: TestTask): Promise<void> {
      await super.onTaskFinished?.(test);
      this.#round?.bodyFinished(test);
    }

    override async onAfterRunSuite(suite: SuiteTask): Promise<void> {
      this.#round?.suiteFinished(suite);
      await super.onAfterRunSuite?.(suite);
    }

    override async onAfterRunFiles(files: FileTask[]): Promise<void> {
      await super.onAfterRunFiles?.(files);
      if (this.#job?.kind !== 'run') return;
      if (sockets.opened()) await this.#channel?.ask({ type: 'opened-sockets' });
      if (this.#job.tellsReached === true) await this.#channel?.ask({ type: 'reached', modules: reachedSoFar() });
    }

    /** Without it Vitest 4 and 5 refuse artifacts and annotations of tests in a probe. */
    async onTestArtifactRecord(_test: TestTask, artifact: unknown): Promise<unknown> {
      return artifact;
    }

    async onTestAnnotate(_test: TestTask, annotation: unknown): Promise<unknown> {
      return annotation;
    }
  };
}

/** A snapshot that does not exist yet is made, as in the user's run, but not written. */
function keepSnapshotsInMemory(environment: SnapshotEnvironment): void {
  environment.prepareDirectory = () => Promise.resolve();
  environment.saveSnapshotFile = () => Promise.resolve();
  environment.removeSnapshotFile = () => Promise.resolve();
}

function reachedSoFar(): string[] {
  return [...((Reflect.get(globalThis, REACHED) as Set<string> | undefined) ?? [])];
}

function never(_error: unknown): boolean {
  return false;
}

/** A module that works with the driver in the place of core's search. */
interface ProbeModule {
  readonly probe: typeof import('@testheal/core/worker').runProbe;
}

function skipOthers(files: readonly FileTask[], job: WorkerJob, only: ReadonlySet<string>): void {
  for (const file of files) {
    for (const { task, id } of nameTasks(file, job)) if (!only.has(testKey(id))) task.mode = 'skip';
  }
}

/** What Vitest puts on every runner to report each step to the main process, which knows nothing of a probe's tests. */
const REPORTING = [
  'onTaskUpdate',
  'onTestAnnotate',
  'onTestArtifactRecord',
  'onCollectStart',
  'onCollected',
  'onAfterRunFiles',
  'onAfterRunTask',
];

function withoutReporting(runner: Runner): () => void {
  const own = REPORTING.flatMap((name) => {
    const descriptor = Object.getOwnPropertyDescriptor(runner, name);
    return descriptor === undefined ? [] : [[name, descriptor] as const];
  });
  for (const [name] of own) Reflect.deleteProperty(runner, name);
  return () => {
    for (const [name, descriptor] of own) Object.defineProperty(runner, name, descriptor);
  };
}
