import type { TestResult } from '../../model/test-result.ts';

/** Time for one run of test files. Generous: the unchanged run may hold tests that end only by the runner's own timeout. */
export function runTimeoutMs(results: readonly TestResult[], files: number): number {
  const sum = results.reduce((total, test) => total + test.durationMs, 0);
  return 20_000 + files * 5_000 + Math.ceil(sum * 3);
}

/** What a run may hang: the time of a hundred others is too much. */
const HANG_ALLOWANCE_MS = 3_000;

/** Time for a run that nobody waits for in vain: one that should take `usualMs`, and that may just as well not pass. */
export function triedTimeoutMs(usualMs: number): number {
  return HANG_ALLOWANCE_MS + Math.ceil(usualMs * 4);
}
