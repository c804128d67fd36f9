import path from 'node:path';
import { performance } from 'node:perf_hooks';
import type { RunOutcome, TestId, TestResult } from '@testheal/core';
import { expect } from 'vitest';
import { callWithin, isCutOff } from './call-within.ts';
import { createTestCollector, type CollectedTest } from './collect-tests.ts';
import { deferred } from './deferred.ts';
import type { MemoryProject } from './memory-project.ts';
import { createModuleLoader, type Transform } from './module-loader.ts';
import { createTestSession, type TestSession } from './run-test.ts';
import { watchSockets } from './watch-sockets.ts';

interface RunPlan {
  /** Absolute paths. */
  readonly files: readonly string[];
  readonly isWanted: (id: TestId) => boolean;
  readonly overlay: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly toCommonJs: Transform;
}

type Completed = Extract<RunOutcome, { status: 'completed' }>;

/** Runs test files of a project in memory, each over modules of its own, and tells it as a runner's adapter would. */
export async function executeRun(project: MemoryProject, plan: RunPlan): Promise<RunOutcome> {
  const started = performance.now();
  const leftMs = (): number => plan.timeoutMs - (performance.now() - started);
  const exit = deferred<RunOutcome>();
  const late = deferred<RunOutcome>();
  const timer = setTimeout(() => late.resolve({ status: 'timeout', timeoutMs: plan.timeoutMs }), plan.timeoutMs);
  // An aborted run that hangs must not keep the process.
  timer.unref();
  const sockets = watchSockets();
  const exited = (code = 0): never => {
    exit.resolve({ status: 'crashed', reason: `process.exit(${code})` });
    throw new Error('process.exit');
  };
  try {
    const run = runFiles(project, plan, { call: (work) => callWithin(leftMs(), work), exit: exited });
    // An exit that user code swallowed is one all the same.
    const settled = run.then((ran) => Promise.race([exit.promise, Promise.resolve(ran)]));
    const outcome = await Promise.race([settled, exit.promise, late.promise]);
    if (outcome.status !== 'completed') return outcome;
    return { ...outcome, durationMs: performance.now() - started, openedSockets: sockets.opened() };
  } catch (error) {
    if (isCutOff(error)) return { status: 'timeout', timeoutMs: plan.timeoutMs };
    throw error;
  } finally {
    clearTimeout(timer);
    sockets.stop();
  }
}

interface Limits {
  readonly call: <T>(work: () => T) => T;
  readonly exit: (code?: number) => never;
}

async function runFiles(project: MemoryProject, plan: RunPlan, limits: Limits): Promise<Completed> {
  const results: TestResult[] = [];
  const brokenFiles: Completed['brokenFiles'][number][] = [];
  for (const file of plan.files) {
    const collector = createTestCollector();
    const ownProcess = Object.assign(Object.create(process) as object, { exit: limits.exit });
    const globals = { ...collector.api, expect, process: ownProcess };
    const loader = createModuleLoader(project, { overlay: plan.overlay, toCommonJs: plan.toCommonJs, globals });
    try {
      limits.call(() => loader.load(file));
    } catch (error) {
      if (isCutOff(error)) throw error;
      brokenFiles.push({ path: file, message: messageOf(error) });
      continue;
    }
    const session = createTestSession(limits.call);
    const tests = collector.tests(path.posix.relative(project.root, file));
    for (const test of tests) results.push(await resultOf(session, test, plan));
    await session.end();
  }
  return { status: 'completed', results, brokenFiles, durationMs: 0, openedSockets: false };
}

async function resultOf(session: TestSession, test: CollectedTest, plan: RunPlan): Promise<TestResult> {
  const { id } = test;
  if (test.skipped || !plan.isWanted(id)) return { id, status: 'skipped', durationMs: 0, errors: [] };
  const started = performance.now();
  const errors = await session.run(test);
  const cutOff = errors.find(isCutOff);
  if (cutOff !== undefined) throw cutOff;
  const durationMs = performance.now() - started;
  if (errors.length === 0) return { id, status: 'passed', durationMs, errors: [] };
  return { id, status: 'failed', durationMs, errors: errors.map(toTestError) };
}

function toTestError(thrown: unknown): TestResult['errors'][number] {
  const error = thrown as { name?: unknown; stack?: unknown; expected?: unknown; actual?: unknown };
  const isComparison = error instanceof Error && 'expected' in error && 'actual' in error;
  return {
    name: typeof error?.name === 'string' ? error.name : 'Error',
    message: messageOf(thrown),
    ...(typeof error?.stack === 'string' && { stack: error.stack }),
    ...(isComparison && { expected: printed(error.expected), actual: printed(error.actual) }),
  };
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

function printed(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
}
