import type { TestResult } from '../../model/test-result.ts';

/** Time for one run of test files. Generous: the unchanged run may hold tests that end only by the runner's own timeout. */
export function runTimeoutMs(results: readonly TestResult[], files: number): number {
  const sum = results.reduce((total, test) => total + test.durationMs, 0);
  return 20_000 + files * 5_000 + Math.ceil(sum * 3);
}
