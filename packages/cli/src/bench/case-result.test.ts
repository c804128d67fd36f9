import { expect, it } from 'vitest';

import { type CaseResult, totalsOf } from './case-result.ts';
import { NO_USAGE } from './usage.ts';
import { wilsonInterval } from './wilson-interval.ts';

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
    way: 'in-place',
    usage: NO_USAGE,
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

  expect(totals).toEqual({
    cases: 5,
    healed: 4,
    firstPatchCorrect: 1,
    anyPatchCorrect: 2,
    medianFirstMs: 156,
    intervals: { healed: wilsonInterval(4, 5), firstPatchCorrect: wilsonInterval(1, 5) },
    usage: NO_USAGE,
    durationMs: 5,
  });
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

  expect(totals).toMatchObject({ cases: 2, healed: 1, firstPatchCorrect: 0, anyPatchCorrect: 1, medianFirstMs: 200 });
});

it('adds up what the models cost, as far as it is known', () => {
  const usage = { calls: 2, inputTokens: 100, outputTokens: 10, usd: 0.25 };

  const known = totalsOf([result({ case: 'a', usage }), result({ case: 'b', usage }), result({ case: 'c' })]);
  const unknown = totalsOf([result({ case: 'a', usage }), result({ case: 'b', usage: { ...usage, usd: null } })]);

  expect(known.usage).toEqual({ calls: 4, inputTokens: 200, outputTokens: 20, usd: 0.5 });
  expect(unknown.usage).toEqual({ calls: 4, inputTokens: 200, outputTokens: 20, usd: null });
});
