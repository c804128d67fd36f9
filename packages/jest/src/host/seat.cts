import type { Config } from '@jest/reporters';

import type { FileTransformer } from '../shared/jest-version.ts';

/**
 * What the host process and the two wrappers that Jest loads by path have in common. They are loaded by different module
 * systems, and nothing of it may enter Jest's configuration: the configuration is part of every cache key.
 */
export interface Seat {
  /** Absolute path of the user's jest-runtime, or of the `runtime` they configured. */
  readonly runtimePath: (config: Config.ProjectConfig) => string;
  readonly testRunnerPath: (config: Config.ProjectConfig) => string;
  /** Absolute path → source text in the place of the file's own. */
  overlay: ReadonlyMap<string, string>;
  /** By the id of a project: what the user's run has transformed of it. A project whose cache cannot be read has none. */
  readonly userCaches: Map<string, FileTransformer>;
  /** Sees one run of one test file; absent: it runs as it is. */
  visitor: Visitor | undefined;
}

export interface Visitor {
  /** Before any module of the tests' realm is loaded. */
  onRuntime(parts: RuntimeParts): void;
  /** Before the test file is loaded. Throws to end the run. */
  onLoad(isEsm: (file: string) => boolean): void;
  /** The emitted CommonJS of a file, or its native module where `isModule`; `code` itself when it is to run as it is. */
  wrapCode(file: string, code: string, isModule: boolean): string;
  /** Each event of jest-circus, after the environment's own handler has seen it. */
  onEvent(event: CircusEvent, state: CircusState): Promise<void> | void;
}

export interface RuntimeParts {
  readonly environment: JestEnvironment;
  /** The user's own transform of `source` as the text of `file`, with the options of the last load of that file. */
  readonly transform: (file: string, source: string) => string;
  /** The same to a native ES module. */
  readonly transformModule: (file: string, source: string) => Promise<string>;
}

/** What of an environment is used; `environment.global` is the tests' global object. */
export interface JestEnvironment {
  readonly global: typeof globalThis & Record<PropertyKey, unknown>;
  readonly fakeTimers: FakeTimers | null;
  readonly fakeTimersModern: FakeTimers | null;
  handleTestEvent?: (event: CircusEvent, state: CircusState) => Promise<void> | void;
}

export interface FakeTimers {
  useRealTimers(): void;
  useFakeTimers(): void;
}

export interface CircusEvent {
  readonly name: string;
  /** Of `error`. */
  readonly error?: unknown;
  /** Of `error` and `error_handled`, when it is a rejection; Jest 29 tells it of none. */
  readonly promise?: object;
  /** Of `setup`. */
  readonly runtimeGlobals?: { readonly expect: JestExpect };
}

export interface CircusState {
  readonly rootDescribeBlock: CircusBlock;
  unhandledErrors: unknown[];
}

export interface CircusBlock {
  readonly type: 'describeBlock';
  readonly name: string;
  readonly parent?: CircusBlock;
  readonly children: readonly (CircusBlock | CircusTest)[];
  readonly hooks: readonly CircusHook[];
  mode?: string | null | undefined;
}

export interface CircusTest {
  readonly type: 'test';
  readonly name: string;
  readonly parent: CircusBlock;
  readonly fn: CircusFunction;
  readonly concurrent: boolean;
  readonly failing: boolean;
  mode?: string | null | undefined;
}

export interface CircusHook {
  readonly type: 'beforeAll' | 'beforeEach' | 'afterEach' | 'afterAll';
  readonly fn: CircusFunction;
}

export type CircusFunction = (this: unknown, done?: (reason?: unknown) => void) => unknown;

export interface JestExpect {
  getState(): {
    readonly assertionCalls: number;
    readonly suppressedErrors: readonly unknown[];
    readonly snapshotState?: SnapshotState;
  };
  setState(state: object): void;
  extractExpectedAssertionsErrors(): readonly { readonly error: unknown }[];
}

export interface SnapshotState {
  clear?(): void;
  save(): { readonly deleted: boolean; readonly saved: boolean };
}

const KEY = Symbol.for('@testheal/jest');

/** The seat of this process; absent outside a host. */
export function seat(): Seat | undefined {
  return (globalThis as Record<symbol, unknown>)[KEY] as Seat | undefined;
}

export function takeSeat(taken: Seat): void {
  Object.defineProperty(globalThis, KEY, { value: taken, configurable: true });
}
