import type { TestId } from '../model/test-id.ts';
import type { MarkedTest, TestResult } from '../model/test-result.ts';
import type { HealReport } from '../model/report.ts';
import type { HealOptions } from '../options/heal-options.ts';
import type { Oracle } from '../ports/oracle.ts';

/** What an adapter knows when the user's run has ended. */
export interface HealRunInput {
  /** The runner's root, absolute: `TestId.file`, the report and `.heal/` are relative to it. */
  readonly root: string;
  /** Every test of the user's run. */
  readonly results: readonly TestResult[];
  /** The failing ones that are marked. */
  readonly marked: readonly MarkedTest[];
  /** Absolute paths of all test files known to the runner: never a target. */
  readonly testFiles: readonly string[];
  /** The exit code that the user's run has without us. */
  readonly exitCode: number;
  readonly oracle: Oracle;
  readonly options: HealOptions;
  /** Where the terminal report goes; progress is live only when it is a TTY. */
  readonly output: NodeJS.WritableStream;
  /** Facts of the run that people should know, such as a `--bail` that hid tests. */
  readonly notices: readonly string[];
  readonly signal: AbortSignal;
}

export interface HealRunOutcome {
  /** Absent when nothing was marked, or after an internal error (which has been reported in one line). */
  readonly report?: HealReport;
  /** Failing tests that pass now, because a patch was written and the tests were run again over the written files. */
  readonly applied: readonly TestId[];
}
