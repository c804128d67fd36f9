import { expect, it } from 'vitest';

import { type CaseResult, totalsOf } from './case-result.ts';

function result(more: Partial<CaseResult>): CaseResult {
  return {
    case: 'a',
    healed: true,
    reason: 'healed',
    explanation: '',
    firstPatchCorrect: true,
    anyPatchCorrect: true,
    patches: [],
    candidates: 1,
    firstPlausibleMs: 100,
    durationMs: 1,
    ...more,
  };
}

it('counts what is true, and takes the median over healed cases', () => {
  const totals = totalsOf([
    result({ firstPlausibleMs: 300 }),
    result({ firstPlausibleMs: 100, firstPatchCorrect: false }),
    result({ firstPatchCorrect: null, anyPatchCorrect: null, firstPlausibleMs: 110 }),
    result({ firstPlausibleMs: 201, firstPatchCorrect: false, anyPatchCorrect: false }),
    result({ healed: false, firstPatchCorrect: false, anyPatchCorrect: false, firstPlausibleMs: 1 }),
  ]);

  expect(totals).toEqual({ cases: 5, healed: 4, firstPatchCorrect: 1, anyPatchCorrect: 2, medianFirstMs: 156 });
});

it('has no median without a time', () => {
  expect(totalsOf([result({ firstPlausibleMs: null })]).medianFirstMs).toBeNull();
});
