import { expect, it } from 'vitest';

import type { CalibratedTest } from '../ports/probe-lab.ts';
import { maxMsOf, type TryParts } from './try-candidate.ts';

function limitsOf(durationsMs: readonly number[]): number[] {
  const tests = durationsMs.map((durationMs): CalibratedTest => ({ passes: false, steps: 1, durationMs }));
  const accepted = { calibration: { tests } };
  return durationsMs.map((_, test) => maxMsOf(test, { accepted } as unknown as TryParts));
}

it('gives a candidate twenty times what the unchanged source took, within what is no sign of a dead worker', () => {
  expect(limitsOf([1, 10, 200])).toEqual([100, 200, 2_000]);
});

it('takes nothing from what hung', () => {
  expect(limitsOf([300, 10])).toEqual([200, 200]);
});
