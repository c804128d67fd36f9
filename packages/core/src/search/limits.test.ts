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

it('lets a failing test take what dear passing ones do only in the second tier', () => {
  const limits = stepLimits([test(false, 130), test(true, 38_000)], { failing: [0], passing: [1] });

  expect(limits.map((limit) => limit(0))).toEqual([4_000, 152_000, 380_000]);
});

it('learns nothing from the steps of a test that never ended', () => {
  const stopped = { ...test(false, 2_000_000), stopped: true } as const;

  const limits = stepLimits([stopped, test(true, 10)], { failing: [0], passing: [1] });

  expect(limits.map((limit) => limit(0))).toEqual([1_000, 10_000, 500_000]);
});

it('learns nothing from the steps of a recursion that never ended', () => {
  const overflowed = { ...test(false, 7_000), message: 'RangeError: Maximum call stack size exceeded' };

  const limits = stepLimits([overflowed, test(true, 10)], { failing: [0], passing: [1] });

  expect(limits.map((limit) => limit(0))).toEqual([1_000, 10_000, 500_000]);
});

it('gives a failing test that ended what it took, however little the passing ones take', () => {
  const tests = [test(false, 24_000), test(false, 10_000_000), test(true, 1)];

  const limits = stepLimits(tests, { failing: [0, 1], passing: [2] });

  expect(limits.map((limit) => [limit(0), limit(1)])).toEqual([
    [36_000, 100_000],
    [108_000, 300_000],
    [240_000, 100_000_000],
  ]);
});
