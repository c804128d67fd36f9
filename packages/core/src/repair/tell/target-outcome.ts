import type { TargetReport } from '../../model/report.ts';
import type { TestFile } from '../../model/run.ts';

/** What one repair came to. */
export interface TargetOutcome {
  readonly report: TargetReport;
  /** Test files that reach the target by imports; absent when not healed. */
  readonly near?: readonly TestFile[];
  /** The target module's new text; absent when not healed. */
  readonly healedSource?: string;
}
