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
}

/** Where and for what a test was marked. Lines and columns are 1-based. */
export interface Marker {
  /** The target as written, such as `./price.ts#extractPrice`. */
  readonly target: string;
  /** Absolute path of the file with the marker. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export interface MarkedTest extends TestResult {
  readonly marker: Marker;
}
