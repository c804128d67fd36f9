import type { CalibratedTest } from '../ports/probe-lab.ts';
import type { Spectrum } from './localize/localize.ts';

/** Guard steps that a test may take, by tier: most candidates that loop for ever die in the first, cheaply. */
export type StepLimits = readonly ((test: number) => number)[];

/** How much later a candidate comes again that ran out of steps in a tier. */
export const DEFERRAL = 1;

/** How engines say that a recursion did not end: such steps are no measure, and a candidate that does the same is as slow. */
const OVERFLOWS = /maximum call stack size|too much recursion/i;

/** A candidate may take what the unchanged source takes, also in the first tier, unless that is more than this. */
const HEAVY = 100_000;

/**
 * A failing test may have ended at its first assertion, so passing tests tell what it may take: in the first tier up to this, since
 * a recursion without end is much dearer once it overflows the stack, which it does at some thousand calls.
 */
const LIGHT = 4_000;

/** Where a failing test tells nothing of what it takes: enough for some hundred thousand calls. */
const UNKNOWN = 500_000;

export function stepLimits(tests: readonly (CalibratedTest | undefined)[], { failing, passing }: Spectrum): StepLimits {
  const passed = Math.max(0, ...passing.map((test) => tests[test]?.steps ?? 0));
  const isUnknown = (test: number): boolean => {
    const { message = '', stopped = false } = tests[test] ?? {};
    return stopped || OVERFLOWS.test(message);
  };
  const stepsOf = (test: number): number => (isUnknown(test) ? passed : (tests[test]?.steps ?? 0));
  const most = passing.length > 0 ? passed : Math.max(0, ...failing.map((test) => Math.min(stepsOf(test), 5_000)));
  const isFailing = new Set(failing);
  const tight = (test: number): number => {
    if (!isFailing.has(test)) return 4 * stepsOf(test) + 1_000;
    const own = stepsOf(test);
    return Math.max(1_000, Math.min(4 * most, LIGHT), Math.min(4 * own, 20_000), Math.min(1.5 * own, HEAVY));
  };
  const middle = (test: number): number => Math.max(10_000, isFailing.has(test) ? 4 * most : 0, 3 * tight(test));
  const full = (test: number): number =>
    Math.max(isUnknown(test) ? UNKNOWN : 100_000, 10 * most, 10 * stepsOf(test), middle(test));
  return [tight, middle, full];
}
