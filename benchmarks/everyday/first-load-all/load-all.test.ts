import { loadAll } from './load-all';

test('none', async () => {
  expect(await loadAll([], async (id) => id)).toEqual(new Map());
});

test('all', async () => {
  expect(await loadAll(['a', 'b'], async (id) => id.toUpperCase())).toEqual(
    new Map([
      ['a', 'A'],
      ['b', 'B'],
    ]),
  );
});

test('passes errors', async () => {
  await expect(
    loadAll(['a'], async () => {
      await Promise.resolve();
      return 'x';
    }),
  ).resolves.toEqual(new Map([['a', 'x']]));
});
