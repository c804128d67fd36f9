import { collect, distinct, mergeSorted, take } from './mergestream';

function shard<T>(values: T[], log: string[] = [], name = '') {
  return (async function* () {
    try {
      yield* values;
    } finally {
      log.push(`closed ${name}`);
    }
  })();
}

test('merges in order', async () => {
  expect(await collect(mergeSorted([shard([1, 4, 9]), shard([2, 3, 10]), shard<number>([])]))).toEqual([
    1, 2, 3, 4, 9, 10,
  ]);
});

test('equal values in the order of the sources', async () => {
  const byKey = (a: string, b: string) => a.charCodeAt(0) - b.charCodeAt(0);
  expect(await collect(mergeSorted([shard(['a1', 'b1']), shard(['a2', 'a3', 'b2'])], byKey))).toEqual([
    'a1',
    'a2',
    'a3',
    'b1',
    'b2',
  ]);
});

test('leaves duplicates out', async () => {
  expect(await collect(distinct(mergeSorted([shard([1, 2, 2]), shard([2, 3])])))).toEqual([1, 2, 3]);
});

test('closes the shards when the reader has enough', async () => {
  const log: string[] = [];
  const merged = mergeSorted([shard([1, 4, 7], log, 'a'), shard([2, 5, 8], log, 'b')]);
  expect(await take(merged, 3)).toEqual([1, 2, 4]);
  expect(log.sort()).toEqual(['closed a', 'closed b']);
});

test('an error of a shard reaches the reader', async () => {
  const broken = (async function* () {
    yield 1;
    throw new Error('shard 2 is gone');
  })();
  await expect(collect(mergeSorted([shard([5]), broken]))).rejects.toThrow('shard 2 is gone');
});
