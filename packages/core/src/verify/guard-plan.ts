import { testKey, type TestId } from '../model/test-id.ts';
import type { TestFile } from '../model/run.ts';
import type { TestResult } from '../model/test-result.ts';

/**
 * The test files that a patch must not break, most telling first: those with the target's own failing tests, those that
 * import the target, then the rest of the user's run.
 */
export function planGuards(input: {
  readonly own: readonly TestFile[];
  readonly related: readonly TestFile[];
  readonly ran: readonly TestFile[];
}): GuardPlan {
  const planned = new Map<string, TestFile>();
  const add = (files: readonly TestFile[]): number => {
    for (const file of files) planned.set(`${file.project ?? ''}:${file.path}`, file);
    return planned.size;
  };
  const own = add(input.own);
  const near = add(input.related);
  add(input.ran);
  return { files: [...planned.values()], own, near };
}

export interface GuardPlan {
  readonly files: readonly TestFile[];
  /** How many of them, from the first on, hold the target's failing tests. */
  readonly own: number;
  /** How many, from the first on, reach the target by imports, the own ones included. */
  readonly near: number;
}

/** The tests of results that pass, by key. */
export function passingTests(results: readonly TestResult[]): Map<string, TestId> {
  return new Map(
    results.filter((result) => result.status === 'passed').map((result) => [testKey(result.id), result.id]),
  );
}
