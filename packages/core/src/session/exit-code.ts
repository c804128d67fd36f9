import { testKey } from '../model/test-id.ts';
import type { TestId } from '../model/test-id.ts';
import type { TestResult } from '../model/test-result.ts';

/**
 * The exit code of the run after healing: that of the user's run, unless every failing test was healed by a patch that
 * has been written and run again. Only for runs in which nothing but tests failed.
 */
export function exitCodeAfter(exitCode: number, results: readonly TestResult[], applied: readonly TestId[]): number {
  const healed = new Set(applied.map(testKey));
  const stillFailing = results.some((test) => test.status === 'failed' && !healed.has(testKey(test.id)));
  return applied.length > 0 && !stillFailing ? 0 : exitCode;
}
