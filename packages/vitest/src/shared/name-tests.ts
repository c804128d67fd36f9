import type { TestId } from '@testheal/core';

/** Where a test file stands, and what its project is called when there are several. */
export interface NamedFile {
  /** Relative to the runner's root, forward slashes. */
  readonly file: string;
  readonly project?: string;
}

/** Core's names of all tests of one file, in the order in which they were collected. */
export function nameTests(file: NamedFile, titlePaths: readonly (readonly string[])[]): TestId[] {
  const seen = new Map<string, number>();
  return titlePaths.map((titlePath) => {
    const key = JSON.stringify(titlePath);
    const occurrence = seen.get(key) ?? 0;
    seen.set(key, occurrence + 1);
    return { ...file, titlePath, occurrence };
  });
}
