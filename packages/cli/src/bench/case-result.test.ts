import { expect, it } from 'vitest';

import { type CaseResult, totalsOf } from './case-result.ts';

function result(more: Partial<CaseResult>): CaseResult {
  return {
    case: 'a',
    healed: true,
    reason: 'healed',
    explanation: '',
    seed: 1,
    firstPatchCorrect: true,
    anyPatchCorrect: true,
    patches: [],
    candidates: 1,
    firstPlausibleMs: 100,
    durationMs: 1,
    firstPatchCost: 1,
    plausible: 1,
    ...more,
  };
}

it('counts what is true, and takes the median over healed cases', () => {
  const totals = totalsOf([
    result({ case: 'a', firstPlausibleMs: 300 }),
    result({ case: 'b', firstPlausibleMs: 100, firstPatchCorrect: false }),
    result({ case: 'c', firstPatchCorrect: null, anyPatchCorrect: null, firstPlausibleMs: 110 }),
    result({ case: 'd', firstPlausibleMs: 201, firstPatchCorrect: false, anyPatchCorrect: false }),
    result({ case: 'e', healed: false, firstPatchCorrect: false, anyPatchCorrect: false, firstPlausibleMs: 1 }),
  ]);

  expect(totals).toEqual({ cases: 5, healed: 4, firstPatchCorrect: 1, anyPatchCorrect: 2, medianFirstMs: 156 });
});

it('has no median without a time', () => {
  expect(totalsOf([result({ firstPlausibleMs: null })]).medianFirstMs).toBeNull();
});

it('counts of several runs what holds in each of them', () => {
  const totals = totalsOf([
    result({ case: 'a', seed: 1 }),
    result({ case: 'b', seed: 1, firstPlausibleMs: 200 }),
    result({ case: 'a', seed: 2, firstPatchCorrect: false, firstPlausibleMs: 400 }),
    result({ case: 'b', seed: 2, healed: false, firstPatchCorrect: false, anyPatchCorrect: false }),
  ]);

  expect(totals).toEqual({ cases: 2, healed: 1, firstPatchCorrect: 0, anyPatchCorrect: 1, medianFirstMs: 200 });
});
