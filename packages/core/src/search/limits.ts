import type { CalibratedTest } from '../ports/probe-lab.ts';
import type { Spectrum } from './localize.ts';

/** Guard steps that a test may take, by tier: most candidates that loop for ever die in the first, cheaply. */
export type StepLimits = readonly ((test: number) => number)[];

/** How much later a candidate comes again that ran out of steps in a tier. */
export const DEFERRAL = 1;

/** Not from failing tests alone: such a run may have ended at its first assertion. */
export function stepLimits(tests: readonly (CalibratedTest | undefined)[], { failing, passing }: Spectrum): StepLimits {
  const stepsOf = (test: number): number => tests[test]?.steps ?? 0;
  const most = Math.max(
    0,
    ...passing.map(stepsOf),
    ...(passing.length === 0 ? failing.map(stepsOf).map((steps) => Math.min(steps, 5_000)) : []),
  );
  const isFailing = new Set(failing);
  const tight = (test: number): number => {
    if (!isFailing.has(test)) return 4 * stepsOf(test) + 1_000;
    return Math.max(1_000, 4 * most, Math.min(4 * stepsOf(test), 20_000));
  };
  const middle = (test: number): number => Math.max(10_000, 3 * tight(test));
  const full = (test: number): number =>
    Math.max(100_000, 10 * most, 10 * Math.min(stepsOf(test), 300_000), middle(test));
  return [tight, middle, full];
}
