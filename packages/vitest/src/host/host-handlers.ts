import { performance } from 'node:perf_hooks';

import type { HostHandlers, ProbeMessage, RunOutcome, RunRequest } from '@testheal/core';
import { testKey } from '@testheal/core/host';
import type { TestModule, TestProject } from 'vitest/node';

import { collectResults, toTestError } from '../shared/collect-results.ts';
import { errorsOutsideTests } from '../shared/errors-outside-tests.ts';
import { relatedTestFiles, resolveImport } from '../shared/related.ts';
import {
  choosesErrors,
  dropModules,
  endIfBroken,
  endWorkers,
  invalidateFile,
  moduleEnvironments,
  transformForWorker,
} from '../shared/vitest-version.ts';
import type { WorkerJob, WorkerQuestion } from '../worker/probe-channel.ts';
import { createChannelServer } from './channel-server.ts';
import { type HostRunner, runnerPath, startHostRunner } from './host-runner.ts';
import type { HostSetup } from './host-setup.ts';
import { overlayModules } from './overlay-plugin.ts';
import { createOverlay, type Overlay } from './overlay.ts';
import { probeableReason } from './probeable.ts';
import { crashOf, type ErrorLike, firstLine, messageOf, unusualErrors } from './unhandled-errors.ts';

type Emit = (message: ProbeMessage) => Promise<void>;

/** What the workers of this moment are for. */
interface Job {
  readonly job: WorkerJob;
  readonly project?: TestProject;
  readonly emit?: Emit;
  /** Process ids. */
  readonly workers: number[];
  openedSockets?: boolean;
  reached?: Set<string>;
}

/** The work of a host process: one Vitest, kept for all runs; every run starts fresh workers. */
export function createHostHandlers(): HostHandlers<HostSetup> {
  let runner: HostRunner;
  let root: string;
  let probeModule: string | undefined;
  let overlay: Overlay;
  let current: Job | undefined;
  // Errors outside of tests that the unpatched sources have as well.
  const usualErrors = new Set<string>();

  async function answer(question: WorkerQuestion): Promise<unknown> {
    if (current === undefined) throw new Error('no run is going on');
    const { job, project, emit } = current;
    if (question.type === 'job') {
      current.workers.push(question.pid);
      return job;
    }
    if (question.type === 'opened-sockets') {
      current.openedSockets = true;
      return undefined;
    }
    if (question.type === 'reached') {
      current.reached ??= new Set();
      for (const module of question.modules) current.reached.add(module);
      return undefined;
    }
    if (job.kind !== 'probe' || project === undefined || emit === undefined)
      throw new Error(`a run does not ask for \`${question.type}\``);
    if (question.type === 'emit') return emit(question.message);
    if (question.type === 'base') return overlay.set(job.task.target.file, question.text);
    return overlay.during(job.task.target.file, question.text, () =>
      transformForWorker(project, question.environment, job.task.target.file),
    );
  }

  return {
    async start(setup) {
      root = setup.root;
      probeModule = setup.probeModule;
      runner = await startHostRunner(setup);
      const environments = runner.projects.flatMap(moduleEnvironments);
      overlay = createOverlay((file) => {
        for (const environment of environments) invalidateFile(environment, file);
      });
      const channel = createChannelServer(answer, (isOver) => {
        for (const environment of environments) dropModules(environment, isOver);
      });
      for (const { pluginContainer } of environments) {
        overlayModules(pluginContainer, {
          resolveId: (specifier) => channel.resolveId(specifier),
          load: (id) => overlay.get(id) ?? channel.load(id),
        });
      }
    },

    async run(request) {
      const started = performance.now();
      overlay.replace(request.overlay);
      for (const message of request.usualErrors ?? []) usualErrors.add(message);
      const only = request.only?.map(testKey);
      const run: Job = {
        job: {
          kind: 'run',
          root,
          named: runner.named,
          ...(only !== undefined && { only }),
          ...(request.tellsReached === true && { tellsReached: true }),
        },
        workers: [],
      };
      current = run;
      const specifications = request.files.map((file) => runner.specificationOf(file));
      let isOver = false;
      const timer = setTimeout(() => {
        isOver = true;
        endWorkers(runner.vitest, run.workers);
      }, request.timeoutMs);
      const { testModules, unhandledErrors } = await runner.vitest.runTestSpecifications(specifications);
      clearTimeout(timer);
      if (isOver) return { status: 'timeout', timeoutMs: request.timeoutMs };
      const ran = testModules.filter((module) =>
        specifications.some((one) => one.moduleId === module.moduleId && one.project.name === module.project.name),
      );
      const patched = !(request.isBaseline ?? Object.keys(request.overlay).length === 0);
      const outcome = toOutcome(ran, unhandledErrors as readonly ErrorLike[], {
        request,
        root,
        named: runner.named,
        usualErrors,
        patched,
        openedSockets: run.openedSockets === true,
        ...(run.reached !== undefined && { reached: [...run.reached] }),
        durationMs: performance.now() - started,
      });
      if (outcome.status === 'crashed') endIfBroken(runner.vitest, outcome.reason);
      return outcome;
    },

    async probe(task, emit) {
      const file = { path: task.testFile, ...(task.project !== undefined && { project: task.project }) };
      const specification = runner.specificationOf(file);
      const reason = probeableReason(specification, runnerPath());
      if (reason !== undefined) return emit({ type: 'unprobeable', reason });
      overlay.replace(task.overlay);
      for (const message of task.usualErrors ?? []) usualErrors.add(message);
      let ended = false;
      const emitAndNote: Emit = async (message) => {
        ended ||= message.type === 'done' || message.type === 'unprobeable' || message.type === 'failed';
        await emit(message);
      };
      current = {
        job: {
          kind: 'probe',
          root,
          named: runner.named,
          task,
          ...(!choosesErrors(runner.vitest) && { usualErrors: [...usualErrors] }),
          ...(probeModule !== undefined && { probeModule }),
        },
        project: specification.project,
        emit: emitAndNote,
        workers: [],
      };
      const { unhandledErrors } = await runner.vitest.runTestSpecifications([specification]);
      if (ended) return;
      const crash = crashOf(unhandledErrors as readonly ErrorLike[]);
      // A candidate has killed the worker: a probe that just ends is gone on with in another.
      if (crash !== undefined) return endIfBroken(runner.vitest, crash);
      const why = `the test worker ended before the search: ${firstLine(unhandledErrors as readonly ErrorLike[])}`;
      await emit({ type: 'unprobeable', reason: why });
    },

    relatedTestFiles: (file) => relatedTestFiles(runner, file),
    resolveImport: (specifier, importer, project) =>
      resolveImport(runner, { specifier, importer, ...(project !== undefined && { project }) }),
    // The process ends right after; closing would wait for workers that may hang.
    stop: () => Promise.resolve(),
  };
}

interface RunFacts {
  readonly request: RunRequest;
  readonly root: string;
  readonly named: boolean;
  readonly usualErrors: Set<string>;
  readonly patched: boolean;
  readonly openedSockets: boolean;
  readonly reached?: readonly string[];
  readonly durationMs: number;
}

function toOutcome(modules: readonly TestModule[], unhandled: readonly ErrorLike[], facts: RunFacts): RunOutcome {
  const crash = crashOf(unhandled);
  if (crash !== undefined) return { status: 'crashed', reason: crash };

  const wanted = facts.request.only === undefined ? undefined : new Set(facts.request.only.map(testKey));
  const results = modules
    .flatMap((module) => collectResults(module, facts.root, facts.named))
    .map(({ result }) => result)
    .filter(({ id }) => wanted === undefined || wanted.has(testKey(id)));
  const brokenFiles = modules.flatMap(brokenFile);
  const ofHooks = modules
    .filter(isCollected)
    .flatMap((module) =>
      errorsOutsideTests(module).map((error) => ({ message: error.message, VITEST_TEST_PATH: module.moduleId })),
    );
  const unusual = unusualErrors([...unhandled, ...ofHooks], facts).map((error) => ({
    path: error.VITEST_TEST_PATH ?? facts.request.files[0]?.path ?? '',
    message: messageOf(error),
  }));
  return {
    status: 'completed',
    results,
    brokenFiles: [...brokenFiles, ...unusual],
    durationMs: facts.durationMs,
    openedSockets: facts.openedSockets,
    ...(facts.usualErrors.size > 0 && { usualErrors: [...facts.usualErrors] }),
    ...(facts.reached !== undefined && { reached: facts.reached }),
  };
}

function brokenFile(module: TestModule): { path: string; message: string }[] {
  const [error] = module.errors();
  return error === undefined || isCollected(module)
    ? []
    : [{ path: module.moduleId, message: toTestError(error).message }];
}

function isCollected(module: TestModule): boolean {
  return [...module.children.allTests()].length > 0;
}
