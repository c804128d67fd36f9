import { closest, distance } from 'fastest-levenshtein';

import { UsageError } from '../usage-error.ts';

export type Runner = 'vitest' | 'jest';

export const RUNNERS: readonly Runner[] = ['vitest', 'jest'];

/** The value of `--runner`; `undefined` when it was not given. Throws `UsageError` for another word. */
export function readRunner(given: string | undefined): Runner | undefined {
  const runner = RUNNERS.find((each) => each === given);
  if (runner !== undefined || given === undefined) return runner;
  const nearest = closest(given, [...RUNNERS]);
  const hint = distance(given, nearest) <= 2 ? `did you mean \`${nearest}\`?` : 'it is `vitest` or `jest`.';
  throw new UsageError(`\`--runner ${given}\`: ${hint}`);
}
