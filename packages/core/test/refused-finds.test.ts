import { describe, expect, it } from 'vitest';
import { healInMemory, type MemoryHealed, type MemoryHealing } from './support/heal-in-memory.ts';

/** The probe runs the first file alone, to which all of the finds are the same. */
const SHOP = {
  'src/fee.ts': 'export function fee(amount: number) {\n  return amount + 1;\n}\n',
  'test/a.test.ts': "import { fee } from '../src/fee.ts';\ntest('doubles', () => { expect(fee(2)).toBe(4) });\n",
  'test/b.test.ts':
    "import { fee } from '../src/fee.ts';\ntest('is nothing for nothing', () => { expect(fee(0) < 2).toBe(true) });\n" +
    "test('knows three', () => { expect(fee(3) === 4 || fee(3) === 6).toBe(true) });\n",
};

const NEAR = { replace: [['amount + 1', '4']] as const, cost: 1 };
const NEARLY = { replace: [['+ 1', '+ 2']] as const, cost: 2 };
const RIGHT = { replace: [['amount + 1', 'amount * 2']] as const, cost: 4 };

function heal(more: Partial<MemoryHealing> = {}): Promise<MemoryHealed> {
  const found = { 'src/fee.ts#fee': [NEAR, NEARLY, RIGHT] };
  return healInMemory({ files: SHOP, markers: { doubles: '../src/fee.ts#fee' }, found, ...more });
}

function probesOf({ calls }: MemoryHealed) {
  return calls.flatMap((call) => (call.method === 'probe' ? [call.task] : []));
}

describe('when real runs refuse all finds', () => {
  it('goes on searching behind them', async () => {
    const healed = await heal();

    const [first, second, ...others] = probesOf(healed);
    expect(healed.targets.map(({ status, patches }) => [status, patches.map(({ cost }) => cost)])).toEqual([
      ['healed', [4]],
    ]);
    expect(healed.targets[0]?.search.plausible).toBe(3);
    expect([first?.refused, second?.refused?.length, others]).toEqual([undefined, 2, []]);
    expect(second?.limits.timeoutMs).toBeLessThan(first?.limits.timeoutMs as number);
  });

  it('tells so when there is nothing behind them', async () => {
    const healed = await heal({ found: { 'src/fee.ts#fee': [NEAR, NEARLY] } });

    expect(healed.targets.map(({ status, explanation }) => [status, explanation])).toEqual([
      [
        'not-healed',
        'search space exhausted: 2 passed the search, none of the best every real run (assertion-mismatch)',
      ],
    ]);
    expect(probesOf(healed)).toHaveLength(2);
  });

  it('does not when the time of the search is up', async () => {
    const healed = await heal({ options: { timeoutMs: 2 } });

    expect(healed.targets.map(({ status }) => status)).toEqual(['not-healed']);
    expect(probesOf(healed)).toHaveLength(1);
  });

  it('does not when a budget has ended the search', async () => {
    const stats = { candidates: 5, testRuns: 5, compiles: 1, durationMs: 1, nearestTurned: 0 };
    const candidate = { key: 'a', edits: [{ start: 56, end: 57, text: '2' }], operator: 'scripted', cost: 1 };
    const healed = await heal({
      oracle: {
        probe: () => [
          { type: 'calibrated', way: 'in-place', leftOut: [] },
          { type: 'plausible', candidate },
          { type: 'done', end: 'candidates', stats },
        ],
      },
    });

    expect(healed.targets.map(({ status, reason }) => [status, reason])).toEqual([['not-healed', 'budget']]);
    expect(probesOf(healed)).toHaveLength(1);
  });
});
