import path from 'node:path';
import type { TestFile } from '../../model/run.ts';
import type { TestResult } from '../../model/test-result.ts';

/** The test files of results, in order of first appearance. */
export function filesOf(results: readonly Pick<TestResult, 'id'>[], root: string): TestFile[] {
  const files = new Map<string, TestFile>();
  for (const { id } of results) {
    const absolute = path.join(root, id.file).replaceAll('\\', '/');
    const key = `${id.project ?? ''}:${absolute}`;
    if (!files.has(key)) files.set(key, { path: absolute, ...(id.project !== undefined && { project: id.project }) });
  }
  return [...files.values()];
}

/** One string a test file in a project. */
export function fileKey({ path: file, project }: TestFile): string {
  return `${project ?? ''}:${file}`;
}

/** Whether a test stands in the file; `root` is the runner's. */
export function isIn(test: Pick<TestResult, 'id'>, file: TestFile, root: string): boolean {
  return filesOf([test], root).some((own) => fileKey(own) === fileKey(file));
}
