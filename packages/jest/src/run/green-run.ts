import type { AggregatedResult, Config, Test, TestResult } from '@jest/reporters';

import { askedOptions } from './asked-options.ts';
import { projectStop } from './project-stop.ts';

export interface EndedRun {
  readonly results: AggregatedResult;
  readonly finished: readonly { readonly test: Test; readonly result: TestResult }[];
}

/**
 * Ends a run in which every test simply passed: there is nothing to heal or to tell of but options that are wrong, and the
 * engine is not loaded for that. `false`: the run was not one of these.
 *
 * @throws RepairError `OPTIONS_INVALID`
 */
export async function endGreenRun(
  { results, finished }: EndedRun,
  { rootDir }: Pick<Config.GlobalConfig, 'rootDir'>,
  options: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  if (results.numRuntimeErrorTestSuites > 0 || results.numPassedTests < results.numTotalTests) return false;
  if (!finished.every(isGreen)) return false;
  await askedOptions(rootDir, options);
  return true;
}

function isGreen({ test, result }: EndedRun['finished'][number]): boolean {
  const { testExecError, testResults } = result;
  if ((testExecError ?? undefined) !== undefined || projectStop(test.context.config) !== undefined) return false;
  return testResults.every(hasSimplyPassed);
}

/** Not skipped, not expected to fail, and at the first try. */
function hasSimplyPassed(test: TestResult['testResults'][number]): boolean {
  const tries = Math.max(test.invocations ?? 1, (test.retryReasons?.length ?? 0) + 1);
  return test.status === 'passed' && test.failing !== true && tries < 2;
}
