import type { TestStop } from '@testheal/core';
import type { TestCase, TestModule, TestSuite } from 'vitest/node';

import { toTestError } from '../shared/collect-results.ts';
import { failedHook } from '../shared/vitest-version.ts';
import { projectStop } from './project-stop.ts';

/** Why a test is no goal of a repair, as far as Vitest knows it; `undefined`: it may be one. */
export function testStop(test: TestCase): TestStop | undefined {
  const { state, errors = [] } = test.result();
  const project = projectStop(test.module);
  if (project !== undefined) return project;
  if (test.options.mode === 'todo') return { reason: 'todo' };
  if (test.options.fails === true) return failsStop(state);
  const outer = enclosingHook(test);
  if (outer !== undefined) return outer;
  if (state === 'failed') {
    const hook = failedHook(test);
    // What the hook threw comes after what the body did.
    const error = hook === 'afterEach' ? errors.at(-1) : errors[0];
    return hook === undefined
      ? undefined
      : { reason: 'hook-failed', detail: hook, ...(error !== undefined && { error: toTestError(error) }) };
  }
  const { flaky, retryCount } = test.diagnostic() ?? { flaky: false, retryCount: 0 };
  return flaky ? { reason: 'flaky', detail: `it passed only at try ${retryCount + 1}` } : undefined;
}

function failsStop(state: string): TestStop | undefined {
  if (state === 'skipped') return undefined;
  return { reason: state === 'passed' ? 'expected-failure' : 'unexpected-pass', detail: 'test.fails' };
}

/** A hook of a suite around the test, or of its file, that has failed: `beforeAll` or `afterAll`. */
function enclosingHook(test: TestCase): TestStop | undefined {
  for (let suite: TestSuite | TestModule = test.parent; ; suite = suite.parent) {
    const [error] = suite.errors();
    const hook = error === undefined ? undefined : failedHook(suite);
    if (error !== undefined && hook !== undefined)
      return { reason: 'hook-failed', detail: hook, error: toTestError(error) };
    if (suite.type === 'module') return undefined;
  }
}
