import { expect, it } from 'vitest';

import { inOrder } from './in-order.ts';

it('tells results in the order of the items, however they end', async () => {
  const ends: (() => void)[] = [];
  const told: string[] = [];

  const all = inOrder(['a', 'b', 'c'], 2, {
    work: (item) => new Promise<string>((resolve) => ends.push(() => resolve(item.toUpperCase()))),
    tell: (result) => void told.push(result),
  });
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await expect.poll(() => ends.length).toBe(3);
  expect(told).toEqual([]);
  ends[0]?.();
  ends[2]?.();

  expect(await all).toEqual(['A', 'B', 'C']);
  expect(told).toEqual(['A', 'B', 'C']);
});
