import { describe, expect, it } from 'vitest';
import { NotHealedError } from './not-healed-error.ts';
import { repair } from './repair.ts';

interface User {
  readonly name: string;
  readonly address?: { readonly city: string };
}

const cityOf = (user: User): string => (user.address as { city: string }).city.toUpperCase();

describe('repair without tests', { timeout: 20_000 }, () => {
  it('heals a call that throws, gives its result, and keeps the healed version', async () => {
    const safeCity = repair(cityOf, { verify: ({ call }) => call === undefined || call.result !== '' });

    const results = [
      await safeCity({ name: 'Ada', address: { city: 'Paris' } }),
      await safeCity({ name: 'Bob' }),
      await safeCity({ name: 'Cyd', address: { city: 'Rome' } }),
    ];

    expect([results[0], results[2]]).toEqual(['PARIS', 'ROME']);
    expect(safeCity.loop.history.map(({ status, failing }) => [status, failing[0]?.test])).toEqual([
      ['healed', "the call cityOf({ name: 'Bob' })"],
    ]);
  });

  it('heals a call whose result is not accepted, and asks again for the patch', async () => {
    const mean = (numbers: readonly number[]): number => {
      let sum = 1;
      for (const n of numbers) sum += n;
      return sum / numbers.length;
    };
    const asked: string[] = [];
    const safeMean = repair(mean, {
      verify: async ({ call, patch, fn }) => {
        if (patch) asked.push(patch.source);
        return fn([4, 4]) === 4 && (call === undefined || call.result <= Math.max(...call.args[0]));
      },
    });

    const result = await safeMean([2, 4]);

    expect(result).toBe(3);
    expect(asked.at(-1)).toContain('let sum = 0');
  });

  it('tries every candidate with the arguments as they were passed', async () => {
    const lastTwo = (queue: number[]): number[] => {
      const last = queue.pop();
      return [(queue.pop() as number) - 1, last as number];
    };
    const safe = repair(lastTwo, { verify: ({ call }) => call === undefined || call.result.join() === '2,3' });

    expect(await safe([1, 2, 3])).toEqual([2, 3]);
  });

  it('keeps `this`', async () => {
    function next(this: { readonly step: number }, from: number): number {
      return from - this.step;
    }
    const safe = { step: 2, next: repair(next, { verify: ({ call }) => call?.result === 5 }) };

    expect(await safe.next(3)).toBe(5);
  });

  it('throws what was tried with the error as its cause, or does what the original does, as told', async () => {
    const fail = (): never => {
      throw new TypeError('no way');
    };
    const refusing = (n: number): number => n;
    const never = { search: false, verify: () => false } as const;

    const thrown = await repair(fail, { search: false })().catch((error: unknown) => error);
    const original = await repair(fail, { search: false, onFailure: 'original' })().catch((error: unknown) => error);
    const refused = await repair(refusing, never)(1).catch((error: unknown) => error);
    const kept = await repair(refusing, { ...never, onFailure: 'original' })(1);

    expect(thrown).toBeInstanceOf(NotHealedError);
    expect([(thrown as Error).cause, original]).toEqual([new TypeError('no way'), new TypeError('no way')]);
    expect([(refused as Error).cause, kept]).toEqual([undefined, 1]);
  });

  it('starts no more repairs than it may', async () => {
    const safe = repair((n: number) => n, { search: false, verify: () => false, repairs: 1 });

    const errors = [await safe(1).catch((error: unknown) => error), await safe(2).catch((error: unknown) => error)];

    expect(errors.map((error) => (error as NotHealedError).repair.reason)).toEqual(['exhausted', 'budget']);
    expect(safe.loop.history).toHaveLength(1);
  });

  it('repairs once for calls that fail at the same time', async () => {
    const safeCity = repair(cityOf, { verify: ({ call }) => call === undefined || call.result !== '' });

    await Promise.all([safeCity({ name: 'Bob' }), safeCity({ name: 'Eve' }), safeCity({ name: 'Flo' })]);

    expect(safeCity.loop.history.map(({ status }) => status)).toEqual(['healed']);
  });

  it('does not wait for itself when a test calls a function that is watched too', async () => {
    const half = repair((n: number) => n / 3, { tests: [(f) => f(4) === 2] });
    const quarter = repair(async (n: number) => (await half(n)) - 2, {
      scope: { half },
      tests: [async (f) => (await f(12)) === 3],
    });

    await expect(quarter(12)).resolves.toBeTypeOf('number');
  });

  it('takes an error that nobody catches for the candidate that forgot it, and tells nobody else', async () => {
    const told: unknown[] = [];
    const tell = (error: unknown): unknown => told.push(error);
    process.on('unhandledRejection', tell);
    const save = async (text: string): Promise<string> => {
      const write = async (): Promise<void> => {
        throw new Error('disk full');
      };
      await write();
      return text;
    };
    const safe = repair(save, { verify: ({ call }) => call === undefined || call.result === 'a' });

    const result = await safe('a');

    process.off('unhandledRejection', tell);
    const source = safe.loop.history[0]?.patch?.source;
    expect({ result, told }).toEqual({ result: 'a', told: [] });
    expect(source).not.toMatch(/^\s*write\(\)/m);
  });
});
