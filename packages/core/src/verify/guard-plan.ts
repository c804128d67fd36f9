import { testKey } from '../model/test-id.ts';
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
}): TestFile[] {
  const planned = new Map<string, TestFile>();
  for (const file of [...input.own, ...input.related, ...input.ran]) {
    const key = `${file.project ?? ''}:${file.path}`;
    if (!planned.has(key)) planned.set(key, file);
  }
  return [...planned.values()];
}

/** Results of tests that pass, by key. */
export function passingKeys(results: readonly TestResult[]): Set<string> {
  return new Set(results.filter((result) => result.status === 'passed').map((result) => testKey(result.id)));
}
