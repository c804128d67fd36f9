import { flagMarker, marksCount } from '@testheal/core';
import type { MarkedTest, Marker, TestResult } from '@testheal/core';
import type { Config, Test, TestContext, TestResult as JestFileResult } from '@jest/reporters';

import type { Mark } from '../marker/marks.ts';
import { slashed } from '../shared/slashed.ts';
import { toResults } from '../shared/to-results.ts';
import type { JestProject } from './oracle.ts';
import { readMarks } from './read-marks.ts';
import { testStop } from './test-stop.ts';

type AssertionResult = JestFileResult['testResults'][number];

/** A test file of the run, and what came of it. */
export interface FinishedFile {
  readonly test: Test;
  readonly result: JestFileResult;
}

export function projectName(projects: readonly JestProject[], context: TestContext): string | undefined {
  return projects.find((project) => project.context === context)?.name;
}

export function allResults(
  finished: readonly FinishedFile[],
  projects: readonly JestProject[],
  { rootDir }: Config.GlobalConfig,
): TestResult[] {
  return finished.flatMap((file) => resultsOf(file, projects, rootDir));
}

/** The results of a file, with what keeps its tests from being goals. */
function resultsOf({ test, result }: FinishedFile, projects: readonly JestProject[], rootDir: string): TestResult[] {
  const results = toResults(result, rootDir, projectName(projects, test.context));
  return results.map((own, index) => {
    const stop = testStop(result.testResults[index] as AssertionResult, result, test.context.config);
    return stop === undefined ? own : { ...own, stop };
  });
}

/** Those of which marks are known and which did not just pass. */
export function markedTests(
  finished: readonly FinishedFile[],
  projects: readonly JestProject[],
  {
    globalConfig,
    marksFolder,
    target,
  }: {
    readonly globalConfig: Config.GlobalConfig;
    readonly marksFolder: string;
    /** Of the tests without a mark. */
    readonly target: string | undefined;
  },
): MarkedTest[] {
  const findMarks = readMarks(marksFolder);
  return finished.flatMap((file) => {
    const { test, result } = file;
    return resultsOf(file, projects, globalConfig.rootDir).flatMap((own, index): MarkedTest[] => {
      if (own.status === 'passed' && own.stop === undefined) return [];
      const marks = marksCount(process.env) ? findMarks(test.path, result.testResults[index] as AssertionResult) : [];
      if (marks.length > 0) return marks.map((mark) => ({ ...own, marker: markerOf(mark, test.path) }));
      return target === undefined || own.status !== 'failed'
        ? []
        : [{ ...own, marker: flagMarker(target, test.path, process.cwd()) }];
    });
  });
}

function markerOf({ target, isFunction, file, line, column }: Mark, testPath: string): Marker {
  return { target, ...(isFunction && { isFunction }), file: slashed(file === '' ? testPath : file), line, column };
}
