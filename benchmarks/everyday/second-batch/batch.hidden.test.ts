import { inBatches } from './batch';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

async function batches(count: number, size: number): Promise<number[][]> {
  const seen: number[][] = [];
  const results = await inBatches(upTo(count), size, async (batch) => {
    seen.push(batch);
    return batch.map((one) => one * 10);
  });
  expect(results).toEqual(upTo(count).map((one) => one * 10));
  return seen;
}

test('all of one size', async () => {
  expect(await batches(6, 3)).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ]);
  expect(await batches(3, 1)).toEqual([[1], [2], [3]]);
});

test('with a rest', async () => {
  expect(await batches(7, 3)).toEqual([[1, 2, 3], [4, 5, 6], [7]]);
  expect(await batches(23, 5)).toHaveLength(5);
});

test('one and none', async () => {
  expect(await batches(4, 4)).toEqual([[1, 2, 3, 4]]);
  expect(await batches(2, 10)).toEqual([[1, 2]]);
  expect(await batches(0, 10)).toEqual([]);
});

test('equal items, and results of other lengths', async () => {
  const results = await inBatches(['a', 'a', 'a', 'b'], 2, async (batch) => [batch.join('')]);
  expect(results).toEqual(['aa', 'ab']);
});

test('one after the other', async () => {
  const log: string[] = [];
  await inBatches([1, 2, 3, 4], 2, async (batch) => {
    log.push(`start ${batch.join(' ')}`);
    await Promise.resolve();
    log.push('end');
    return [];
  });
  expect(log).toEqual(['start 1 2', 'end', 'start 3 4', 'end']);
});
