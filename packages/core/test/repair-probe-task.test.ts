import { describe, expect, it } from 'vitest';
import { healInMemory, ROOT } from './support/heal-in-memory.ts';
import { FOUND, SHOP } from './support/shop.ts';

describe('repair', () => {
  it('asks one probe with the failing tests as targets and the passing ones of their file as guards', async () => {
    const { calls } = await healInMemory({
      files: SHOP,
      markers: { 'takes the tax off': '../src/price.ts#net' },
      found: FOUND,
    });

    const task = calls.flatMap((call) => (call.method === 'probe' ? [call.task] : []))[0];
    expect([task?.testFile, task?.tests.map((test) => [test.id.titlePath[0], test.role])]).toEqual([
      `${ROOT}/test/price.test.ts`,
      [
        ['takes the tax off', 'target'],
        ['keeps the price without tax', 'guard'],
      ],
    ]);
  });
});
