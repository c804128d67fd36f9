import type { BrokenTestFile } from '../model/run.ts';
import type { MarkedTest, TestResult } from '../model/test-result.ts';
import type { HealOptions } from '../options/heal-options.ts';
import type { Oracle } from '../ports/oracle.ts';
import type { Interruptible } from './stop/with-interrupt.ts';

/** What an adapter knows when the user's run has ended. */
export interface HealRunInput {
  /** The runner's root, absolute: `TestId.file`, the report and `.heal/` are relative to it. */
  readonly root: string;
  /** Every test of the user's run. */
  readonly results: readonly TestResult[];
  /**
   * Those that are known to be marked and failed, did not run, or have a `stop`. Marks of tests whose body did not run may
   * be missing here: they are read from the text of the test file.
   */
  readonly marked: readonly MarkedTest[];
  /** Test files that collected nothing, because they or what they import do not load. */
  readonly brokenFiles: readonly BrokenTestFile[];
  /** Absolute paths of all test files known to the runner, and of what they are set up with: never a target. */
  readonly testFiles: readonly string[];
  /** As in `RepairWorld`. */
  readonly setupFiles?: readonly string[];
  /** As in `RepairWorld`. */
  readonly automocked?: readonly string[];
  /** The exit code that the user's run has without us. */
  readonly exitCode: number;
  /**
   * Absent or true: nothing but tests and `brokenFiles` made it fail, so it passes once they do. False: an unhandled
   * error, a hook of a file.
   */
  readonly onlyTestsFailed?: boolean;
  readonly oracle: Oracle;
  /** When the user's run had ended, by `performance.now()`. @default now */
  readonly runEndedMs?: number;
  readonly options: HealOptions;
  /** Where the terminal report goes; progress is live only when it is a TTY. */
  readonly output: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
  /** Facts of the run that people should know, such as a `--bail` that hid tests. */
  readonly notices: readonly string[];
  /** The command that runs the same tests again and writes the patches. */
  readonly applyCommand: string;
  readonly interruptible: Pick<Interruptible, 'signal' | 'whole'>;
}
