import type { TargetReport } from '@testheal/core';
import { expect, it } from 'vitest';

import { explainTarget } from './explain-target.ts';

const REPORT: TargetReport = {
  file: 'src/price.ts',
  symbol: 'tax',
  failing: ['test/price.test.ts > adds the tax'],
  passing: 1,
  guards: { ran: 0, of: 1 },
  status: 'not-healed',
  reason: 'exhausted',
  explanation: 'search space exhausted: no edit passed (wrong-value)',
  diagnosis: { faultClass: 'wrong-value', message: 'expected 80 to be 120', expected: '120', actual: '80' },
  suspicious: [{ line: 2, score: 1 }],
  patches: [],
  search: {
    candidates: 320,
    candidatesPerSecond: 200,
    probeMs: 1600,
    verifyMs: 10,
    way: 'in-place',
    types: 'late',
    plausible: 0,
    nearestTurned: 0,
  },
  usage: { calls: 0, inputTokens: 0, outputTokens: 0, usd: 0 },
};

it('says what the search learned and what a model would get', () => {
  const prompt = {
    file: '.heal/prompts/src/price.ts#tax.md',
    text: 'You repair `tax`.\n',
    inputTokens: 1234,
    leftOut: ['The failing tests: 9 lines left out'],
  };

  expect(explainTarget(REPORT, prompt)).toMatchInlineSnapshot(`
    "src/price.ts#tax: not healed
      search space exhausted: no edit passed (wrong-value)

    Failing tests
      test/price.test.ts > adds the tax

    What the first of them shows
      wrong-value: expected 80 to be 120
      expected 120
      received 80

    Most suspicious lines (1 is most)
      1.00  src/price.ts:2

    The search
      320 candidates in 1.6 s (in-place)
      declared types: not complete in time
      0 made all tests pass; the nearest of the others turned 0 of 1

    The first prompt of a model, at most 1234 tokens (three characters a token)
      It is also in .heal/prompts/src/price.ts#tax.md; nothing was sent.
      left out, to fit: The failing tests: 9 lines left out

    You repair \`tax\`.
    "
  `);
});

it('says that no model would be asked for what is healed without, with the patch', () => {
  const patch = {
    rank: 1,
    proposer: 'search',
    operator: 'arithmetic',
    label: 'plausible',
    cost: 1,
    edits: [],
    diff: '--- a/src/price.ts\n+++ b/src/price.ts\n',
    healedSource: '',
    applied: false,
  } as const;

  const text = explainTarget({ ...REPORT, status: 'healed', reason: 'healed', patches: [patch] }, undefined);

  expect(text).toContain('The best patch\n  --- a/src/price.ts\n  +++ b/src/price.ts\n');
  expect(text).toContain('None would be asked: it is healed without.');
});

it('says what it was searched without', () => {
  const faults = [{ operator: 'swap', reason: 'TypeError: no' }];
  const text = explainTarget({ ...REPORT, search: { ...REPORT.search, faults } }, undefined);

  expect(text).toContain('\n  without swap where it met an internal error: TypeError: no\n');
});
