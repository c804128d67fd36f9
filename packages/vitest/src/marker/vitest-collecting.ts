import type { SuiteAPI, TaskMeta, TestAPI } from 'vitest';

/** What the marker needs of a suite that is being collected. */
export interface Collector {
  test: { readonly fn: unknown };
  readonly tasks: unknown[];
}

interface RunningTest {
  readonly concurrent?: boolean;
  meta: TaskMeta;
  readonly suite?: { readonly meta?: TaskMeta };
}

interface SuiteApi {
  getCurrentSuite(): unknown;
  getCurrentTest(): unknown;
}

interface WorkerGlobals {
  readonly __vitest_worker__?: object;
  readonly __vitest_index__?: { readonly test: TestAPI; readonly describe: SuiteAPI; readonly TestRunner?: SuiteApi };
}

// Not imported: this module is also loaded in the main process, for the reporter, where Vitest 3 refuses to be imported.
const inWorker = (): { api: WorkerGlobals['__vitest_index__']; isWorker: boolean } => {
  const { __vitest_index__: api, __vitest_worker__: state } = globalThis as unknown as WorkerGlobals;
  return { api, isWorker: state !== undefined };
};

/**
 * Vitest's `test` and `describe` of this worker.
 *
 * @throws Error outside a test worker.
 */
export function vitestApi(): { readonly test: TestAPI; readonly describe: SuiteAPI } {
  const { api } = inWorker();
  if (api === undefined) throw new Error('heal(…) marks Vitest tests: call it in a test file that Vitest runs.');
  return api;
}

/** The suite that is being collected; `undefined` when tests are running or outside a worker. */
export function currentCollector(): Collector | undefined {
  return currentTest() === undefined ? (suiteApi()?.getCurrentSuite() as Collector | undefined) : undefined;
}

/** The test whose body or hooks are running; of concurrent tests the one that was started last. */
export function currentTest(): RunningTest | undefined {
  return suiteApi()?.getCurrentTest() as RunningTest | undefined;
}

function suiteApi(): SuiteApi | undefined {
  const { api, isWorker } = inWorker();
  if (!isWorker) return undefined;
  const runner = api?.TestRunner;
  return runner?.getCurrentSuite === undefined ? suiteEntry() : runner;
}

/** Before 4.1 these are in an entry of their own, which every worker has loaded already; out of reach in a browser. */
function suiteEntry(): SuiteApi | undefined {
  // Not imported: this module is also loaded by browsers.
  const node = globalThis.process?.getBuiltinModule?.('node:module');
  return node?.createRequire(import.meta.url)('vitest/suite') as SuiteApi | undefined;
}
