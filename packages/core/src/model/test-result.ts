import type { ExcludedReason, FailedStop } from './stop.ts';
import type { TestId } from './test-id.ts';

export interface TestError {
  /** Class of the thrown value, such as `AssertionError`; `Error` when unknown. */
  readonly name: string;
  /** First error text as the runner gives it, without colours. */
  readonly message: string;
  readonly stack?: string;
  /** Printed forms; absent when the error is not a comparison. */
  readonly expected?: string;
  readonly actual?: string;
}

export interface TestResult {
  readonly id: TestId;
  readonly status: 'passed' | 'failed' | 'skipped';
  readonly durationMs: number;
  /** Empty unless `failed`. */
  readonly errors: readonly TestError[];
  /** Why it is no goal of a repair, as far as the runner's adapter knows; absent: it may be one. */
  readonly stop?: TestStop;
}

/** Why one test is no goal of a repair. */
export interface TestStop {
  readonly reason: ExcludedReason | FailedStop;
  /**
   * What only the runner knows: of a hook its name, of a runner what it is, of an expected failure how it is written, of a
   * flaky test when it passed.
   */
  readonly detail?: string;
  /** What the hook failed with; absent: the test's own first error. */
  readonly error?: TestError;
  /** All that is known is an error outside of tests: it is a hook's when its stack shows one. */
  readonly onlyByStack?: true;
}

/** Where and for what a test was marked. Lines and columns are 1-based. */
export interface Marker {
  /** The target as written, such as `./price.ts#extractPrice`; of a function or class its name. */
  readonly target: string;
  /** The target was given as a value, `heal(extractPrice)`: what it is, the text at the marker's place says. */
  readonly isFunction?: true;
  /** Absolute path of the file with the marker. */
  readonly file: string;
  /** Both 1-based; 0 when it is not known where in the file. */
  readonly line: number;
  readonly column: number;
  /** Absent: the mark stands in `file`. */
  readonly flag?: MarkingFlag;
}

/** The mark was made from outside, by `--heal-target`. */
export interface MarkingFlag {
  /** The flag's value as written; `Marker.target` is the same module as the test file would import it. */
  readonly written: string;
  /** Absolute path of the folder that the written path is relative to. */
  readonly folder: string;
}

export interface MarkedTest extends TestResult {
  readonly marker: Marker;
}
