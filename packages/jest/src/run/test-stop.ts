import type { TestStop } from '@testheal/core';
import type { Config, TestResult as JestFileResult } from '@jest/reporters';

import { parseFailure } from '../shared/parse-failure.ts';
import { isBroken, textOf } from './broken-files.ts';
import { projectStop } from './project-stop.ts';

type AssertionResult = JestFileResult['testResults'][number];

/** Why a test is no goal of a repair, as far as Jest knows it; `undefined`: it may be one. */
export function testStop(
  test: AssertionResult,
  file: Pick<JestFileResult, 'testExecError' | 'failureMessage' | 'testResults'>,
  config: Pick<Config.ProjectConfig, 'runner' | 'testRunner'>,
): TestStop | undefined {
  const project = projectStop(config);
  if (project !== undefined) return project;
  if (test.status === 'todo') return { reason: 'todo' };
  if (test.status === 'failed' && test.failureMessages.some((text) => text.includes(PASSED_FAILING)))
    return { reason: 'unexpected-pass', detail: 'test.failing' };
  // Jest 29 does not tell.
  if (test.status === 'passed' && test.failing === true) return { reason: 'expected-failure', detail: 'test.failing' };
  if (hasErrorOutside(file))
    return { reason: 'hook-failed', error: parseFailure(textOf(file), undefined), onlyByStack: true };
  const tries = Math.max(test.invocations ?? 1, (test.retryReasons?.length ?? 0) + 1);
  if (test.status !== 'passed' || tries < 2) return undefined;
  return { reason: 'flaky', detail: `it passed only at try ${tries}` };
}

/** What jest-circus says of a test that is written to fail and does not. */
const PASSED_FAILING = 'Failing test passed even though it was supposed to fail';

/** An `afterAll` that failed, or an error that nobody caught: Jest notes them for the file and not for its tests. */
function hasErrorOutside(file: Pick<JestFileResult, 'testExecError' | 'testResults'>): boolean {
  return file.testExecError !== undefined && file.testExecError !== null && !isBroken(file);
}
