import { expect, it } from 'vitest';
import type { ProbeMessage, ProbeWay, SearchEnd } from '../src/model/probe.ts';
import { healInMemory } from './support/heal-in-memory.ts';

const SHOP = {
  'src/fee.ts': 'export function fee(amount: number) {\n  return amount + 1;\n}\n',
  'test/fee.test.ts': "import { fee } from '../src/fee.ts';\ntest('takes two', () => { expect(fee(2)).toBe(4) });\n",
};
const KEPT = 'it keeps its functions (in-place)';
const SLOWLY = `; judged by loading the test file again and again, since ${KEPT}`;

it.each([
  ['reload', KEPT, 'timeout', SLOWLY],
  ['reload-each', KEPT, 'timeout', SLOWLY],
  ['reload', KEPT, 'exhausted', ''],
  ['in-place', undefined, 'timeout', ''],
] as const)('tells why it took the way %s, where %s, when it ends by %s', async (way, reason, end, told) => {
  const targets = await searched(way, end, reason);

  expect(targets[0]?.search.wayReason).toBe(reason);
  expect(targets[0]?.explanation).toContain(`no edit passed (assertion-mismatch)${told}`);
  expect(targets[0]?.explanation.includes('again and again')).toBe(told !== '');
});

async function searched(way: ProbeWay, end: SearchEnd, reason: string | undefined) {
  const messages: ProbeMessage[] = [
    { type: 'calibrated', way, leftOut: [], ...(reason !== undefined && { reason }) },
    { type: 'done', end, stats: { candidates: 5, testRuns: 5, compiles: 1, durationMs: 1, nearestTurned: 0 } },
  ];
  const markers = { 'takes two': '../src/fee.ts#fee' };
  const { targets } = await healInMemory({ files: SHOP, markers, oracle: { probe: () => messages } });
  return targets;
}
