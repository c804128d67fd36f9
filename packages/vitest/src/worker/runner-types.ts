/** Vitest's runner and tasks, as far as we use them; the same in 3.2, 4 and 5. */

export interface TaskError {
  readonly message?: string;
}

export interface TaskResult {
  state: string;
  errors?: TaskError[] | undefined;
}

export interface TestTask {
  readonly type: 'test';
  readonly name: string;
  mode: string;
  concurrent?: boolean;
  retry?: unknown;
  repeats?: number;
  fails?: boolean;
  result?: TaskResult;
  readonly context: TestContext;
  onFailed?: unknown[] | undefined;
  onFinished?: unknown[] | undefined;
}

export interface TestContext {
  readonly signal?: AbortSignal;
  /** Whether the test has asked its context for `expect`; to read that makes one. */
  readonly _local?: boolean;
  readonly expect?: Expect;
}

export interface Expect {
  getState(): { readonly assertionCalls: number };
}

export interface SuiteTask {
  readonly type: 'suite';
  readonly name: string;
  mode: string;
  concurrent?: boolean;
  shuffle?: boolean;
  readonly tasks: (SuiteTask | TestTask)[];
  result?: TaskResult;
}

export interface FileTask extends SuiteTask {
  readonly filepath: string;
  readonly projectName?: string | undefined;
}

/** Vitest's `TestRunner`, with the members that we call or replace. */
export interface Runner {
  readonly config: {
    maxConcurrency: number;
    readonly name?: string | undefined;
    readonly snapshotOptions: { readonly snapshotEnvironment: SnapshotEnvironment };
  };
  readonly workerState: object;
  readonly viteEnvironment?: string;
  importFile(path: string, source: 'collect' | 'setup'): unknown;
  onBeforeCollect?(paths: string[]): unknown;
  onCollected?(files: FileTask[]): unknown;
  onBeforeRunTask?(test: TestTask): unknown;
  onBeforeTryTask?(test: TestTask, options: unknown): unknown;
  runTask?(test: TestTask): Promise<void>;
  onTaskFinished?(test: TestTask): unknown;
  onAfterRunFiles?(files: FileTask[]): unknown;
  onAfterRunSuite?(suite: SuiteTask): unknown;
}

// oxlint-disable-next-line typescript/no-explicit-any -- a mixin base takes any arguments: TypeScript TS2545
export type RunnerClass = new (...args: any[]) => Runner;

export type Hooks = Record<string, unknown[]>;

/** What tests and hooks are registered with while a file is collected. */
export interface SuiteCollector {
  on(name: string, ...hooks: unknown[]): unknown;
}

/** What a worker needs of the Vitest that runs it. */
export interface RunnerTools {
  readonly Base: RunnerClass;
  startTests(files: string[], runner: Runner): Promise<FileTask[]>;
  /** The function of a test, with its fixtures and its time limit. */
  testFunction(test: TestTask): (() => unknown) | undefined;
  suiteHooks(suite: SuiteTask): Hooks;
  /** Before the first `describe` that of the whole file. */
  currentSuite(): SuiteCollector;
  /** Forgets all evaluated modules and mocks, and all that is known of the target module. */
  resetModules(runner: Runner, target: string): void;
  /** Forgets a module that will not be imported again. */
  dropModules(runner: Runner, prefix: string): void;
  /** Whether Vitest fetches a module that the tests import. */
  isLoading(runner: Runner): boolean;
  isFakeTimers(): boolean;
  useRealTimers(): void;
  restoreAllMocks(): void;
}

/** What Vitest writes snapshots through. */
export interface SnapshotEnvironment {
  prepareDirectory(folder: string): Promise<void>;
  saveSnapshotFile(file: string, text: string): Promise<void>;
  removeSnapshotFile(file: string): Promise<void>;
}
