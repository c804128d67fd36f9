import { expect, it } from 'vitest';
import type { TestId } from '../model/test-id.ts';
import type { TestResult } from '../model/test-result.ts';
import { exitCodeAfter } from './exit-code.ts';

const A: TestId = { file: 'a.test.ts', titlePath: ['a'], occurrence: 0 };
const B: TestId = { file: 'a.test.ts', titlePath: ['a'], occurrence: 1 };

function results(a: TestResult['status'], b: TestResult['status']): TestResult[] {
  return [
    { id: A, status: a, durationMs: 1, errors: [] },
    { id: B, status: b, durationMs: 1, errors: [] },
  ];
}

it.each<[number, string, number, TestResult[], TestId[]]>([
  [0, 'all failing tests are healed on disk', 1, results('failed', 'passed'), [A]],
  [0, 'all of several are', 1, results('failed', 'failed'), [B, A]],
  [1, 'one of two is still failing, though they share a title', 1, results('failed', 'failed'), [A]],
  [1, 'nothing was written', 1, results('failed', 'passed'), []],
  [2, 'something else than a test made the run fail', 2, results('passed', 'passed'), []],
  [0, 'nothing failed', 0, results('passed', 'skipped'), []],
])('is %i when %s', (expected, _what, exitCode, ran, applied) => {
  expect(exitCodeAfter(exitCode, ran, applied)).toBe(expected);
});
