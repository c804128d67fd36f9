import assert from 'node:assert/strict';
import { describe, expect, it } from 'vitest';
import type { HealEventBody } from '../model/event.ts';
import { NotHealedError } from './not-healed-error.ts';
import { repair } from './repair.ts';
import { RepairLoop } from './repair-loop.ts';

function lineTotal(price: number, quantity: number): number {
  return price + quantity;
}

const TESTS = {
  'three for four': (f: typeof lineTotal) => assert.equal(f(4, 3), 12),
  'one for five': (f: typeof lineTotal) => assert.equal(f(5, 1), 5),
};

describe('repair with tests', { timeout: 20_000 }, () => {
  it('heals a function that fails them before its first call, and keeps the healed version', async () => {
    const healed = repair(lineTotal, { tests: TESTS });

    const results = [await healed(2, 7), await healed(3, 3)];

    expect(results).toEqual([14, 9]);
    expect(healed.loop.fn(10, 10)).toBe(100);
    expect(healed.loop.history).toMatchObject([
      {
        status: 'healed',
        reason: 'healed',
        patch: {
          proposer: 'search',
          source: expect.stringContaining('price * quantity'),
          diff: expect.stringMatching(/^--- a\/lineTotal\.js\n\+{3} b\/lineTotal\.js\n@@ /),
        },
        failing: [
          { test: 'three for four', message: 'AssertionError: Expected values to be strictly equal:' },
          { test: 'one for five', message: 'AssertionError: Expected values to be strictly equal:' },
        ],
        passing: 0,
        attempts: [{ attempt: 1, proposer: 'search', outcome: { status: 'plausible' } }],
        spending: { calls: 0 },
      },
    ]);
  });

  it('leaves a function alone that passes them', async () => {
    const right = (price: number, quantity: number): number => price * quantity;
    const loop = new RepairLoop(right, { tests: Object.values(TESTS) });

    const repaired = await loop.run();

    expect(repaired).toMatchObject({ status: 'already-passing', reason: 'already-passing', passing: 2, attempts: [] });
    expect(loop.fn).toBe(right);
  });

  it('awaits asynchronous functions and tests', async () => {
    const load = async (ids: readonly number[]): Promise<number[]> => {
      const loaded = [];
      for (const id of ids) if (id > 1) loaded.push(await Promise.resolve(id * 10));
      return loaded;
    };
    const loop = new RepairLoop(load, {
      tests: [
        async function all(f) {
          assert.deepEqual(await f([1, 2]), [10, 20]);
        },
        async (f) => assert.deepEqual(await f([]), []),
        async (f) => (await f([0, 1])).length === 1,
      ],
    });

    const { status, failing, passing } = await loop.run();

    expect({ status, failing: failing.map(({ test }) => test), passing }).toEqual({
      status: 'healed',
      failing: ['all', 'test 3'],
      passing: 1,
    });
    expect(await loop.fn([0, 1, 5])).toEqual([10, 50]);
  });

  it('stops versions that loop for ever, the original among them', async () => {
    const countDown = (from: number): number[] => {
      const steps: number[] = [];
      let n = from;
      while (n >= 0) {
        steps.push(n);
        n += 1;
      }
      return steps;
    };
    const loop = new RepairLoop(countDown, { tests: [(f) => assert.deepEqual(f(2), [2, 1, 0])], testTimeoutMs: 300 });

    const { status, failing } = await loop.run();

    expect({ status, message: failing[0]?.message }).toEqual({
      status: 'healed',
      message: expect.stringMatching(/^timed out/),
    });
    expect(loop.fn(3)).toEqual([3, 2, 1, 0]);
  });

  it('works with what the scope hands in, also in recursion', async () => {
    const rates = { standard: 20 };
    const gross = (net: number, levels: number): number =>
      levels === 0 ? net : gross(net - rates.standard, levels - 1);
    const loop = new RepairLoop(gross, {
      scope: { rates },
      tests: [(f) => f(1, 2) === 41, (f) => f(1, 0) === 1],
    });

    const { status } = await loop.run();

    expect(status).toBe('healed');
    expect(loop.fn(0, 3)).toBe(60);
  });

  it('says so when a name stands for something else than the global of that name', async () => {
    const escape = (text: string): string => `<${text}>`;
    const tagged = (text: string): string => escape(text);
    const loop = new RepairLoop(tagged, { tests: [(f) => f('a') === '[a]'] });

    const { status, reason, explanation } = await loop.run();

    expect({ status, reason }).toEqual({ status: 'not-healed', reason: 'not-reproducible' });
    expect(explanation).toContain('pass it in `scope`');
  });

  it('tells what happens, and an observer that throws harms nothing', async () => {
    const events: HealEventBody[] = [];
    const loop = new RepairLoop(lineTotal, {
      tests: TESTS,
      onEvent(event) {
        events.push(event);
        throw new Error('not my day');
      },
    });

    const { status } = await loop.run();

    expect(status).toBe('healed');
    expect([...new Set(events.map(({ type }) => type))]).toEqual([
      'target-started',
      'probe-started',
      'search-progress',
      'proof-progress',
      'target-ended',
    ]);
  });

  it('ends when the signal says so', async () => {
    const controller = new AbortController();
    const code = (word: string): number => word.length * 3 + 1;
    const loop = new RepairLoop(code, {
      tests: [(f) => f('abc') === 9, (f) => f('abcd') === -2213.5, (f) => f('q') === 13.25],
      signal: controller.signal,
      onEvent: ({ type }) => type === 'search-progress' && controller.abort(),
    });

    const { status, reason } = await loop.run();

    expect({ status, reason }).toEqual({ status: 'not-healed', reason: 'interrupted' });
  });

  it('throws what was tried when it does not heal, or goes on with the original, as told', async () => {
    const code = (word: string): number => word.length * 3 + 1;
    const options = {
      tests: [(f: typeof code) => f('abc') === 9, (f: typeof code) => f('abcd') === -2213.5],
      maxCandidates: 300,
    };

    const refused = await repair(code, options)('abc').catch((error: unknown) => error);
    const original = await repair(code, { ...options, onFailure: 'original' })('abc');

    expect(refused).toBeInstanceOf(NotHealedError);
    expect(refused).toMatchObject({
      code: 'NOT_HEALED',
      message:
        '`code` fails and was not healed (budget): the search is out of candidates: `maxCandidates` allows more; no edit passed',
      repair: { status: 'not-healed', search: { candidates: 300, plausible: 0 } },
    });
    expect(original).toBe(10);
  });
});
