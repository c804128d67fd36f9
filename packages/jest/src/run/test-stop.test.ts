import { describe, expect, it } from 'vitest';
import type { TestResult as JestFileResult } from '@jest/reporters';

import { projectStop } from './project-stop.ts';
import { testStop } from './test-stop.ts';

type AssertionResult = JestFileResult['testResults'][number];

const JEST = {
  runner: '/p/node_modules/jest-runner/build/index.js',
  testRunner: '/p/node_modules/jest-circus/runner.js',
};

function stopOf(
  test: Partial<AssertionResult>,
  file: Pick<Partial<JestFileResult>, 'testExecError'> = {},
): ReturnType<typeof testStop> {
  const whole = { failureMessages: [], invocations: 1, retryReasons: [], ...test } as unknown as AssertionResult;
  return testStop(whole, { testResults: [whole], failureMessage: null, ...file }, JEST);
}

describe('testStop', () => {
  it.each<[string, Partial<AssertionResult>, object | undefined]>([
    ['a test that fails', { status: 'failed', failureMessages: ['Error: no'] }, undefined],
    ['a test that passes', { status: 'passed' }, undefined],
    ['a test that fails all tries', { status: 'failed', invocations: 3 }, undefined],
    ['a todo', { status: 'todo' }, { reason: 'todo' }],
    [
      'an expected failure',
      { status: 'passed', failing: true },
      { reason: 'expected-failure', detail: 'test.failing' },
    ],
    [
      'an expected failure that passes',
      { status: 'failed', failureMessages: ['Error: Failing test passed even though it was supposed to fail. Remove'] },
      { reason: 'unexpected-pass', detail: 'test.failing' },
    ],
    ['a second try', { status: 'passed', invocations: 2 }, { reason: 'flaky', detail: 'it passed only at try 2' }],
    [
      'a second try after a failed hook',
      { status: 'passed', retryReasons: ['x', 'y'] },
      { reason: 'flaky', detail: 'it passed only at try 3' },
    ],
  ])('reads %s', (_what, test, expected) => {
    expect(stopOf(test)).toEqual(expected);
  });

  it('leaves it to the stack whether an error outside of the tests was of a hook', () => {
    const testExecError = { message: '', stack: 'Error: still open\n    at /p/a.test.js:3:9' } as never;

    expect(stopOf({ status: 'failed' }, { testExecError })).toEqual({
      reason: 'hook-failed',
      onlyByStack: true,
      error: { name: 'Error', message: 'still open', stack: 'Error: still open\n    at /p/a.test.js:3:9' },
    });
  });
});

describe('projectStop', () => {
  it.each([
    ['jest-circus on jest-runner', JEST, undefined],
    [
      'jasmine2',
      { ...JEST, testRunner: '/p/node_modules/jest-jasmine2/build/index.js' },
      'the `testRunner` jest-jasmine2',
    ],
    [
      'jest-runner-eslint',
      { ...JEST, runner: '/p/node_modules/.pnpm/x@1/node_modules/jest-runner-eslint/build/index.js' },
      'the `runner` jest-runner-eslint',
    ],
    [
      'a scoped runner',
      { ...JEST, runner: '/p/node_modules/@kayahr/jest-electron-runner/x.js' },
      'the `runner` @kayahr/jest-electron-runner',
    ],
    ['a runner of the project', { ...JEST, testRunner: '/p/own.cjs' }, 'the `testRunner` /p/own.cjs'],
  ])('knows %s', (_what, config, detail) => {
    expect(projectStop(config)).toEqual(detail === undefined ? undefined : { reason: 'foreign-runner', detail });
  });
});
