import { MARKER_PACKAGES } from '../../marks/marker-calls.ts';
import type { BrokenTestFile, TestFile } from '../../model/run.ts';
import { testKey } from '../../model/test-id.ts';
import type { MarkedTest, TestResult } from '../../model/test-result.ts';
import { nodeFileSystem } from '../../node/node-file-system.ts';
import type { RepairResult } from '../../repair/repair.ts';
import type { AppliedResult } from './apply-healed.ts';

/** Whether one of the files that collected nothing has a mark, or gets one by a flag. */
export async function hasMarks(files: readonly BrokenTestFile[]): Promise<boolean> {
  for (const { file, flagMarker } of files) {
    if (flagMarker !== undefined) return true;
    const text = await nodeFileSystem.readText(file.path).catch(() => '');
    if (MARKER_PACKAGES.some((name) => text.includes(name))) return true;
  }
  return false;
}

/** The marked tests, and those that were found when their file loaded. */
export function healedTests(result: RepairResult, marked: readonly MarkedTest[]): MarkedTest[] {
  const known = new Set(marked.map((test) => testKey(test.id)));
  const found = result.files.flatMap((file) => file.tests).filter((test) => !known.has(testKey(test.id)));
  return [...marked, ...found];
}

/** The tests of files that load now, unless they pass over what has been written. */
export function openResults(result: RepairResult, applied: AppliedResult): TestResult[] {
  return result.results.filter((test) => !applied.passing.has(testKey(test.id)));
}

interface FailedRun {
  readonly onlyTestsFailed?: boolean;
  readonly brokenFiles: readonly BrokenTestFile[];
}

/** Whether the run passes once its failing tests do. */
export function isCurable(input: FailedRun, result: RepairResult, applied: AppliedResult): boolean {
  return input.onlyTestsFailed !== false && loadedFiles(result, applied).length === input.brokenFiles.length;
}

/** The broken test files that load over what has been written. */
export function loadedFiles(result: RepairResult, applied: AppliedResult): TestFile[] {
  return result.loaded.filter(({ module }) => applied.written.has(module)).map(({ file }) => file);
}
