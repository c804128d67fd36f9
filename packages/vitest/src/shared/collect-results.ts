import { stripVTControlCharacters } from 'node:util';

import type { TestError, TestResult } from '@testheal/core';
import type { TestCase, TestModule } from 'vitest/node';

import { nameTests } from './name-tests.ts';
import { namedFile } from './named-file.ts';

export interface CollectedTest {
  readonly test: TestCase;
  readonly result: TestResult;
}

/** Results of all tests of a file, in the order of collection. `named`: the runner has several projects. */
export function collectResults(module: TestModule, root: string, named: boolean): CollectedTest[] {
  const tests = [...module.children.allTests()];
  const ids = nameTests(
    namedFile(module.moduleId, root, named ? module.project.name : undefined),
    tests.map(titlePath),
  );
  return tests.map((test, index) => ({ test, result: toResult(test, ids[index] as TestResult['id']) }));
}

function titlePath(test: TestCase): string[] {
  const titles = [test.name];
  for (let parent = test.parent; parent.type === 'suite'; parent = parent.parent) titles.unshift(parent.name);
  return titles;
}

function toResult(test: TestCase, id: TestResult['id']): TestResult {
  const { state, errors } = test.result();
  const status = state === 'passed' || state === 'failed' ? state : 'skipped';
  const durationMs = test.diagnostic()?.duration ?? 0;
  return { id, status, durationMs, errors: status === 'failed' ? (errors ?? []).map(toTestError) : [] };
}

interface RunnerError {
  readonly name?: string;
  readonly message?: string;
  readonly stack?: string;
  readonly expected?: unknown;
  readonly actual?: unknown;
}

export function toTestError(error: RunnerError): TestError {
  return {
    name: error.name ?? 'Error',
    message: stripVTControlCharacters(error.message ?? ''),
    ...(typeof error.stack === 'string' && { stack: stripVTControlCharacters(error.stack) }),
    ...(typeof error.expected === 'string' && { expected: error.expected }),
    ...(typeof error.actual === 'string' && { actual: error.actual }),
  };
}
