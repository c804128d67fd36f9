import type { CalibratedTest } from '../ports/probe-lab.ts';
import type { Spectrum } from './localize.ts';

/** Guard steps that a test may take, by tier: most candidates that loop for ever die in the first, cheaply. */
export type StepLimits = readonly ((test: number) => number)[];

/** How much later a candidate comes again that ran out of steps in a tier. */
export const DEFERRAL = 1;

/** A test that took this many times the steps of any other was stopped, and tells nothing about what is enough. */
const RUNAWAY = 200;

/** Not from failing tests alone: such a run may have ended at its first assertion. */
export function stepLimits(tests: readonly (CalibratedTest | undefined)[], { failing, passing }: Spectrum): StepLimits {
  const passed = Math.max(0, ...passing.map((test) => tests[test]?.steps ?? 0));
  const stepsOf = (test: number): number => {
    const steps = tests[test]?.steps ?? 0;
    return steps > RUNAWAY * Math.max(passed, 500) ? passed : steps;
  };
  const most = passing.length > 0 ? passed : Math.max(0, ...failing.map((test) => Math.min(stepsOf(test), 5_000)));
  const isFailing = new Set(failing);
  const tight = (test: number): number => {
    if (!isFailing.has(test)) return 4 * stepsOf(test) + 1_000;
    return Math.max(1_000, 4 * most, Math.min(4 * stepsOf(test), 20_000));
  };
  const middle = (test: number): number => Math.max(10_000, 3 * tight(test));
  const full = (test: number): number => Math.max(100_000, 10 * most, 10 * stepsOf(test), middle(test));
  return [tight, middle, full];
}
