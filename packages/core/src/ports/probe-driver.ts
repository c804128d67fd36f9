import type { TestId } from '../model/test-id.ts';

/**
 * What an adapter implements inside its test worker, so that core's one `ProbeLab` can work there: load the test file,
 * compile a text as the target module, run one test natively. It holds no policy.
 */
export interface ProbeDriver {
  /**
   * Loads the test file and the project's modules afresh, with `text` as the target module, and calls `use` once the
   * tests are collected. The tests stay loaded until `use` settles; then they are torn down. `guard` is visible to the
   * module as `globalThis.__heal` before any module is evaluated.
   *
   * `onRealm` gets the global object of the tests' realm before any module of it is evaluated.
   *
   * `shown`: what importers of the target module find in the place of the functions that it exports.
   *
   * Rejects when the file cannot be loaded or collects no test.
   */
  load(
    text: string,
    guard: object,
    use: (session: ProbeSession) => Promise<void>,
    onRealm: (realm: typeof globalThis) => void,
    shown?: ShownFunctions,
  ): Promise<void>;

  /** Whether a socket was opened since the driver was made. */
  hasOpenedSockets(): boolean;

  /** The text of a file as it lies there now; `undefined` when there is none. Absent: files cannot be read. */
  readText?(file: string): string | undefined;

  /** Lets the event loop turn and messages leave, as cheaply as the runner allows. */
  breathe(): Promise<void>;
}

/**
 * `own`: those of the current instance. `stand-ins`: others that stay and do what those do, so that it does no harm to hold on to one.
 * `loaded`: those of the instance that the runner has loaded; no other will be asked for.
 *
 * @default 'own'
 */
export type ShownFunctions = 'own' | 'stand-ins' | 'loaded';

export interface ProbeSession {
  /** Every test collected from the file, in the runner's order. */
  readonly tests: readonly TestId[];
  /** The global object of the tests' realm (another realm than the engine's in Jest). */
  readonly global: typeof globalThis;
  /**
   * Compiles `text` as the target module with the user's own transform. The result makes a new instance of the module
   * (fresh module state) and puts its exports where the importers read them.
   *
   * Rejects when the transform or the compiler refuses the text.
   */
  compile(text: string): Promise<Instantiate>;
  /**
   * Runs one test with its hooks and fixtures; never rejects. It is out of time after `timeoutMs`, or once `hopeless` is aborted. Timers of
   * the driver that wait for the test must not keep the process alive: they would look like work that is under way.
   */
  run(test: number, timeoutMs: number, hopeless?: AbortSignal): Promise<Try>;
  /** Whether a module is on its way to the tests that the process does not show to be. Absent: there is no such way. */
  readonly isLoading?: () => boolean;
}

/** Rejects or throws what the module's own evaluation throws. */
export type Instantiate = () => Promise<void>;

export interface Try {
  /** `timeout`: not settled within the time given; its continuation may still be alive. */
  readonly outcome: 'passed' | 'failed' | 'timeout';
  /** First error; absent when passed. To be read before the next test runs: it may be made only then, of what is there by then. */
  readonly message?: string;
  readonly durationMs: number;
  /** How many assertions were begun, of which one that failed was the last. Absent: nobody counts. */
  readonly assertions?: number;
  /**
   * All that made it fail is an error that nobody caught. It came while the test ran, or right after; it may still be
   * what an earlier try left behind.
   */
  readonly stray?: true;
}
