import { expect, it } from 'vitest';
import { stepLimits } from './limits.ts';

const test = (passes: boolean, steps: number) => ({ passes, steps, durationMs: 0 });

it('gives a failing test at least what passing tests take, since it may have ended at its first assertion', () => {
  const limits = stepLimits([test(false, 3), test(true, 900)], { failing: [0], passing: [1] });

  expect(limits.map((limit) => [limit(0), limit(1)])).toEqual([
    [3_600, 4_600],
    [10_800, 13_800],
    [100_000, 100_000],
  ]);
});

it('learns nothing from the steps of a test that never ended', () => {
  const limits = stepLimits([test(false, 2_000_000), test(true, 10)], { failing: [0], passing: [1] });

  expect(limits.map((limit) => limit(0))).toEqual([1_000, 10_000, 100_000]);
});
