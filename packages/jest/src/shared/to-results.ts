import { relative } from 'node:path';
import type { TestResult as JestFileResult } from '@jest/reporters';
import type { TestId, TestResult } from '@testheal/core';

import { parseFailure } from './parse-failure.ts';
import { slashed } from './slashed.ts';

/** Gives ids to the tests of one file, which are named in the order in which Jest collects them. */
export function makeTestIds(
  titlePaths: readonly (readonly string[])[],
  file: { readonly path: string; readonly root: string; readonly project?: string },
): readonly TestId[] {
  const seen = new Map<string, number>();
  return titlePaths.map((titlePath) => {
    const key = JSON.stringify(titlePath);
    const occurrence = seen.get(key) ?? 0;
    seen.set(key, occurrence + 1);
    return {
      file: slashed(relative(file.root, file.path)),
      titlePath,
      occurrence,
      ...(file.project === undefined ? {} : { project: file.project }),
    };
  });
}

/** Jest's results of one test file as core's, in the same order. */
export function toResults(
  result: Pick<JestFileResult, 'testFilePath' | 'testResults'>,
  root: string,
  project: string | undefined,
): readonly TestResult[] {
  const titlePaths = result.testResults.map(({ ancestorTitles, title }) => [...ancestorTitles, title]);
  const ids = makeTestIds(titlePaths, {
    path: result.testFilePath,
    root,
    ...(project === undefined ? {} : { project }),
  });
  return result.testResults.map((test, index) => toResult(test, ids[index] as TestId));
}

type AssertionResult = JestFileResult['testResults'][number];

function toResult(test: AssertionResult, id: TestId): TestResult {
  const status = test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped';
  const errors =
    status === 'failed'
      ? test.failureMessages.map((text, index) => parseFailure(text, test.failureDetails[index]))
      : [];
  return { id, status, durationMs: test.duration ?? 0, errors };
}
