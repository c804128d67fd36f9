import { inBatches } from './batch';

test('one', async () => {
  expect(await inBatches([1, 2], 5, async (b) => b.map((x) => x * 2))).toEqual([2, 4]);
});

test('many', async () => {
  const sizes: number[] = [];
  expect(
    await inBatches([1, 2, 3, 4, 5], 2, async (b) => {
      sizes.push(b.length);
      return b;
    }),
  ).toEqual([1, 2, 3, 4, 5]);
  expect(sizes).toEqual([2, 2, 1]);
});
