import type { ProbeMessage } from '../src/model/probe.ts';
import { expect, it } from 'vitest';
import { healInMemory } from './support/heal-in-memory.ts';

const SHOP = {
  'src/fee.ts': 'export function fee(amount: number) {\n  return amount + 1;\n}\n',
  'test/fee.test.ts': "import { fee } from '../src/fee.ts';\ntest('takes two', () => { expect(fee(2)).toBe(4) });\n",
};

it('reports errors of ours that a search went on from, and what it found all the same', async () => {
  const messages: ProbeMessage[] = [
    { type: 'calibrated', way: 'in-place', leftOut: [] },
    { type: 'fault', operator: 'swap', reason: 'TypeError: no' },
    {
      type: 'plausible',
      candidate: { key: 'a', edits: [{ start: 56, end: 57, text: '2' }], operator: 'scripted', cost: 1 },
    },
    { type: 'fault', operator: 'negate', reason: 'RangeError: deep' },
    {
      type: 'done',
      end: 'exhausted',
      stats: { candidates: 5, testRuns: 5, compiles: 1, durationMs: 1, nearestTurned: 0 },
    },
  ];

  const { targets } = await healInMemory({
    files: SHOP,
    markers: { 'takes two': '../src/fee.ts#fee' },
    oracle: { probe: () => messages },
  });

  expect(targets.map(({ status, search }) => [status, search.faults])).toEqual([
    [
      'healed',
      [
        { operator: 'swap', reason: 'TypeError: no' },
        { operator: 'negate', reason: 'RangeError: deep' },
      ],
    ],
  ]);
});
