import type { RunOutcome, TestId } from '@testheal/core';

type Completed = Extract<RunOutcome, { status: 'completed' }>;

/** Throws where the run has not come to its end. */
export function completed(outcome: RunOutcome): Completed {
  if (outcome.status !== 'completed') throw new Error(`the run did not complete: ${JSON.stringify(outcome)}`);
  return outcome;
}

/** By title path and occurrence, how the tests ended that were not skipped. */
export function endings(outcome: RunOutcome): Record<string, string> {
  const ran = completed(outcome).results.filter((result) => result.status !== 'skipped');
  return Object.fromEntries(
    ran.map((result) => [`${result.id.titlePath.join(' > ')} [${result.id.occurrence}]`, result.status]),
  );
}

/** A test of `test/price.test.js`. */
export function id(titlePath: readonly string[], occurrence: number): TestId {
  return { file: 'test/price.test.js', titlePath, occurrence };
}
