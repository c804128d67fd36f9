import { expect, it } from 'vitest';

import type { CalibratedTest } from '../../ports/probe-lab.ts';
import type { Accepted } from '../accepted.ts';
import { maxMsOf } from './try-candidate.ts';

function limitsOf(tests: readonly Pick<CalibratedTest, 'durationMs' | 'stopped'>[]): number[] {
  const calibrated = tests.map((test): CalibratedTest => ({ passes: false, steps: 1, ...test }));
  const accepted = { calibration: { tests: calibrated } } as unknown as Accepted;
  return tests.map((_, test) => maxMsOf(test, accepted));
}

it('gives a candidate twenty times what the unchanged source took, within what is no sign of a dead worker', () => {
  expect(limitsOf([{ durationMs: 1 }, { durationMs: 10 }, { durationMs: 300 }])).toEqual([100, 200, 2_000]);
});

it('gives a slow test at least twice what it took', () => {
  expect(limitsOf([{ durationMs: 1_300 }])).toEqual([2_600]);
});

it('takes nothing from a test that was stopped', () => {
  expect(limitsOf([{ durationMs: 300, stopped: true }, { durationMs: 10 }])).toEqual([200, 200]);
});
