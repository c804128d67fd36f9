import type {
  FileTask,
  Hooks,
  Runner,
  RunnerClass,
  RunnerTools,
  SuiteCollector,
  SuiteTask,
  TestTask,
} from './runner-types.ts';

/*
 * Everything in test workers that differs between Vitest 3.2, 4 and 5, or is not documented, is here.
 */

interface VitestRoot {
  readonly vi: {
    isFakeTimers(): boolean;
    useRealTimers(): unknown;
    restoreAllMocks(): unknown;
    resetModules(): unknown;
    resetConfig(): unknown;
  };
  /** 4.1 and later. */
  readonly TestRunner?: RunnerClass & {
    readonly getTestFn?: (test: TestTask) => (() => unknown) | undefined;
    readonly getSuiteHooks?: (suite: SuiteTask) => Hooks;
    readonly getCurrentSuite?: () => SuiteCollector;
  };
}

interface SuiteEntry {
  getFn(test: TestTask): (() => unknown) | undefined;
  getHooks(suite: SuiteTask): Hooks;
  getCurrentSuite(): SuiteCollector;
}

interface InternalEntry {
  startTests(files: string[], runner: Runner): Promise<FileTask[]>;
}

/** `workerState` of Vitest 4 and 5, which keep Vite's module map, and of 3, which has its own. */
interface WorkerState {
  readonly evaluatedModules?: {
    readonly idToModuleMap: Map<string, object>;
    readonly urlToIdModuleMap: Map<string, { readonly id: string }>;
    readonly fileToModulesMap: Map<string, Set<object>>;
    invalidateModule(node: object): void;
  };
  readonly resolvingModules?: Set<string>;
  readonly moduleCache?: Map<
    string,
    { readonly promise?: unknown; readonly evaluated?: boolean; readonly resolving?: boolean }
  >;
}

// Names in variables: the entries of other versions must not be looked for by bundlers and type checkers.
const entry = async <T>(...path: string[]): Promise<T> => (await import(/* @vite-ignore */ path.join('/'))) as T;

export async function loadRunnerTools(): Promise<RunnerTools> {
  const { vi, TestRunner } = await entry<VitestRoot>('vitest');
  const internal = await entry<InternalEntry>('vitest', 'internal', 'browser');
  const modern = typeof TestRunner?.getTestFn === 'function' && typeof TestRunner.getSuiteHooks === 'function';
  const suite = modern ? undefined : await entry<SuiteEntry>('vitest', 'suite');
  const Base = modern
    ? TestRunner
    : (await entry<{ VitestTestRunner: RunnerClass }>('vitest', 'runners')).VitestTestRunner;

  return {
    Base,
    startTests: (files, runner) => internal.startTests(files, runner),
    testFunction: (test) => (suite === undefined ? TestRunner?.getTestFn?.(test) : suite.getFn(test)),
    suiteHooks: (task) => (suite === undefined ? TestRunner?.getSuiteHooks?.(task) : suite.getHooks(task)) ?? {},
    currentSuite: () => (suite ?? TestRunner)?.getCurrentSuite?.() as SuiteCollector,
    isLoading(runner) {
      // What `vi.dynamicImportSettled` looks at.
      const { resolvingModules, moduleCache = new Map() } = runner.workerState as WorkerState;
      if (resolvingModules !== undefined) return resolvingModules.size > 0;
      return [...moduleCache.values()].some(
        ({ promise, evaluated, resolving }) => resolving === true || (promise !== undefined && evaluated !== true),
      );
    },
    isFakeTimers: () => vi.isFakeTimers(),
    useRealTimers: () => void vi.useRealTimers(),
    restoreAllMocks: () => void vi.restoreAllMocks(),
    resetModules(runner, target) {
      // What Vitest does between two files of one worker.
      vi.resetConfig();
      vi.restoreAllMocks();
      const { __vitest_mocker__: mocker } = globalThis as { __vitest_mocker__?: { reset?(): void } };
      mocker?.reset?.();
      vi.resetModules();
      forget(runner.workerState, target);
    },
    dropModules(runner, prefix) {
      const { evaluatedModules, moduleCache } = runner.workerState as WorkerState;
      const over = (id: string): boolean => id.includes(prefix);
      for (const map of [
        evaluatedModules?.idToModuleMap,
        evaluatedModules?.urlToIdModuleMap,
        evaluatedModules?.fileToModulesMap,
        moduleCache,
      ]) {
        for (const id of map?.keys() ?? []) if (over(id)) map?.delete(id);
      }
    },
  };
}

/** Drops the code that the worker has of a file: a mere reset evaluates the same code again. */
function forget({ evaluatedModules, moduleCache }: WorkerState, file: string): void {
  for (const node of evaluatedModules?.fileToModulesMap.get(file) ?? []) evaluatedModules?.invalidateModule(node);
  moduleCache?.delete(file);
}
