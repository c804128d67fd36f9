import type { MarkedTest, TestResult } from '../../model/test-result.ts';

const FOREIGN: ReadonlySet<string | undefined> = new Set(['browser-project', 'typecheck-project', 'foreign-runner']);

/** Whether we can run the test: the others are neither goals nor guards. */
export function isRunnable({ stop }: Pick<TestResult, 'stop'>): boolean {
  return !FOREIGN.has(stop?.reason);
}

/** Whether there may be marked tests to tell of in a run in which nothing failed. */
export function mayHaveStops(input: {
  readonly marked: readonly MarkedTest[];
  readonly results: readonly TestResult[];
}): boolean {
  return input.marked.length > 0 || input.results.some((test) => test.status === 'skipped');
}
