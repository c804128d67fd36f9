import type { TestId } from './test-id.ts';
import type { Marker, TestError, TestResult, TestStop } from './test-result.ts';

/** A test file in one project of the runner. */
export interface TestFile {
  /** Absolute path, forward slashes. */
  readonly path: string;
  /** Absent when the runner has only one project. */
  readonly project?: string;
}

export interface RunRequest {
  readonly files: readonly TestFile[];
  /** Only these tests; absent: all tests of the files. */
  readonly only?: readonly TestId[];
  /** Absolute path → source text that takes the file's place. */
  readonly overlay: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /**
   * `fresh`: a worker that no candidate has touched. `kept`: the runner's own isolation of test files is enough, so the
   * adapter may save the start of a process; for all that only filters. @default 'fresh'
   */
  readonly worker?: 'fresh' | 'kept';
  /**
   * What the patch will be compared with: errors outside of tests that show here are the project's own, not the patch's.
   * @default whether there is no overlay
   */
  readonly isBaseline?: boolean;
  /** What these files' tests took together in the user's run, in milliseconds; absent: not known, or nobody waits for it. */
  readonly usualMs?: number;
  /** The overlay takes note of the modules that the tests reach: the outcome is to say which. @default false */
  readonly tellsReached?: boolean;
  /** Errors outside of tests that the unpatched sources have as well, as other hosts have seen them. For the adapter alone. */
  readonly usualErrors?: readonly string[];
}

/** What a run of test files in a fresh isolated worker came to. */
export type RunOutcome =
  | {
      readonly status: 'completed';
      readonly results: readonly TestResult[];
      /** Files that collected nothing because they or what they import do not load. */
      readonly brokenFiles: readonly { readonly path: string; readonly message: string }[];
      readonly durationMs: number;
      /** A test, hook or module connected or listened: thousands of candidates must not do that unasked. */
      readonly openedSockets: boolean;
      /** What the tests have noted, in that order; absent unless it was asked for, or when the runner cannot tell. */
      readonly reached?: readonly string[];
      /** Those that this host knows by now, when there are any; taken off by the oracle, which tells the other hosts. */
      readonly usualErrors?: readonly string[];
    }
  | { readonly status: 'timeout'; readonly timeoutMs: number }
  | { readonly status: 'crashed'; readonly reason: string };

/** A test file of the user's run that collected no test, because it or what it imports does not load. */
export interface BrokenTestFile {
  readonly file: TestFile;
  readonly errors: readonly TestError[];
  /** The mark, by a flag, of all its tests that have none of their own; absent without such a flag. */
  readonly flagMarker?: Marker;
  /** Why its tests are no goals of a repair; absent: they may be. */
  readonly stop?: TestStop;
}
