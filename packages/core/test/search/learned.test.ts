import { describe, expect, it } from 'vitest';
import type { Learned } from '../../src/model/learned.ts';
import type { ProbeTask } from '../../src/worker.ts';
import type { Fault } from './fault.ts';
import { runFault } from './run-fault.ts';

/** Wants a table that is not there; a shipping cost that depends on nothing is half of it. */
const FEES: Fault = {
  name: 'a table that is not there',
  file: 'fees.ts',
  source: `interface Order { country: string; total: number; tags: string[] }

export function fee(order: Order): string {
  const isHome = order.country === 'xx';
  if (isHome) {
    return 'free';
  }
  const code = order.tags.join('/');
  return code + order.total;
}
`,
  tests: `
test('home is free', () => same(fee({ country: 'de', total: 10, tags: ['a'] }), 'free'));
test('the neighbors have names', () => same(fee({ country: 'at', total: 10, tags: ['b', 'c'] }), 'Ätna by rail'));
test('so have the rest', () => same(fee({ country: 'jp', total: 10, tags: ['d'] }), 'Kyoto by ship, 23 days'));
test('what is known stays', () => same(fee({ country: 'fr', total: 3, tags: ['e'] }), 'e3'));
`,
  mended: [],
};

const BOUNDARY: Fault = {
  name: 'a boundary',
  file: 'adult.ts',
  source: 'export function adult(age: number): boolean {\n  return age > 18;\n}\n',
  tests: "test('from 18 on', () => same(adult(18), true)); test('not before', () => same(adult(17), false));",
  mended: [],
};

const LIMITS: Partial<ProbeTask> = {
  limits: { maxCandidates: 250, timeoutMs: 60_000, slack: 1.2, maxAfterFirst: 400 },
  learn: true,
};

describe('what a search that healed nothing tells', () => {
  it('has values at suspicious lines, forced conditions and near misses', async () => {
    const { values, conditions, nearMisses } = (await learnedFrom(FEES)) as Learned;

    expect(values.find(({ line }) => line === 4)).toEqual({
      line: 4,
      test: 'fault.test.ts > home is free',
      names: [{ name: 'order', value: '{country: "de", total: 10, tags: ["a"]}' }],
      expressions: [
        { text: "order.country === 'xx'", value: 'false' },
        { text: 'order.country', value: '"de"' },
      ],
    });
    expect(conditions).toEqual([{ line: 5, text: 'isHome', value: true, turned: 1, of: 3 }]);
    expect(nearMisses.length).toBeGreaterThan(0);
    expect(nearMisses.length).toBeLessThanOrEqual(8);
    expect(nearMisses[0]).toMatchObject({ turned: 1, of: 3 });
  }, 30_000);

  it('is not told when nobody asks', async () => {
    const { learn: _, ...silent } = LIMITS;
    const { messages } = await runFault(BOUNDARY, silent);

    expect(messages.filter(({ type }) => type === 'learned')).toEqual([]);
  });

  it.each(['same', 'own'] as const)('has values alone when the search healed, in the %s realm', async (realm) => {
    expect(await learnedFrom(BOUNDARY, realm)).toEqual({
      values: [
        {
          line: 2,
          test: 'fault.test.ts > from 18 on',
          names: [{ name: 'age', value: '18' }],
          expressions: [{ text: 'age > 18', value: 'false' }],
        },
      ],
      conditions: [],
      nearMisses: [],
    });
  });
});

async function learnedFrom(fault: Fault, realm?: 'same' | 'own'): Promise<Learned | undefined> {
  const { messages } = await runFault(fault, LIMITS, realm);
  return messages.flatMap((message) => (message.type === 'learned' ? [message.learned] : []))[0];
}
