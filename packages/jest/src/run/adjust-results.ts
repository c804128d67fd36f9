import { testKey } from '@testheal/core';
import type { HealRunOutcome } from '@testheal/core';
import type { AggregatedResult, TestResult as JestFileResult } from '@jest/reporters';

import { toResults } from '../shared/to-results.ts';

/**
 * Takes the healed tests out of the counts that decide Jest's exit code, and the test files that load now with all their
 * tests passing. Call it only with tests that have passed over the written files; the results of the single tests stay as
 * they were.
 */
export function adjustResults(
  results: AggregatedResult,
  { applied, loaded, report }: Pick<HealRunOutcome, 'applied' | 'loaded' | 'report'>,
  files: readonly { readonly result: JestFileResult; readonly root: string; readonly project: string | undefined }[],
): void {
  const keys = new Set(applied.map((id) => testKey(id)));
  // Whether the tests of a file that could not be counted before pass, the report knows.
  const whole = report?.exitCode === 0 ? loaded.length : 0;
  results.numRuntimeErrorTestSuites -= whole;
  results.numFailedTestSuites -= whole;
  results.numPassedTestSuites += whole;
  for (const { result, root, project } of files) {
    const failed = toResults(result, root, project).filter(({ status }) => status === 'failed');
    const count = failed.filter(({ id }) => keys.has(testKey(id))).length;
    results.numFailedTests -= count;
    results.numPassedTests += count;
    if (count === 0 || count < failed.length) continue;
    results.numFailedTestSuites -= 1;
    results.numPassedTestSuites += 1;
  }
}
