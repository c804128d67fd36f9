import { flagMarker } from '@testheal/core';
import type { BrokenTestFile } from '@testheal/core';
import type { Test, TestResult as JestFileResult } from '@jest/reporters';

import { parseFailure } from '../shared/parse-failure.ts';
import { slashed } from '../shared/slashed.ts';
import { projectStop } from './project-stop.ts';

/** Whether a test file collected no test because of an error. */
export function isBroken(result: Pick<JestFileResult, 'testResults' | 'testExecError'>): boolean {
  return result.testResults.length === 0 && result.testExecError !== undefined && result.testExecError !== null;
}

/** The broken ones of the files that have run. `target`: what `--heal-target` names. */
export function brokenFiles(
  finished: readonly { readonly test: Test; readonly result: JestFileResult }[],
  projectOf: (test: Test) => string | undefined,
  target: string | undefined,
): BrokenTestFile[] {
  return finished.flatMap(({ test, result }): BrokenTestFile[] => {
    if (!isBroken(result)) return [];
    const project = projectOf(test);
    const stop = projectStop(test.context.config);
    const mark = target === undefined ? {} : { flagMarker: flagMarker(target, test.path, process.cwd()) };
    return [
      {
        file: { path: slashed(test.path), ...(project === undefined ? {} : { project }) },
        errors: [parseFailure(textOf(result), undefined)],
        ...mark,
        ...(stop !== undefined && { stop }),
      },
    ];
  });
}

/** The error's stack with its message in front; a syntax error of a transform has only the report that was made of it. */
export function textOf({
  testExecError,
  failureMessage,
}: Pick<JestFileResult, 'testExecError' | 'failureMessage'>): string {
  const { message = '', stack } = testExecError ?? {};
  if (typeof stack === 'string' && stack !== '') return stack.includes(message) ? stack : `${message}\n${stack}`;
  return message === '' ? (failureMessage ?? 'it failed outside of its tests') : message;
}
