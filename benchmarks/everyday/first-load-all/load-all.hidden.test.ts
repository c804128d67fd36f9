import { loadAll } from './load-all';

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

test('what takes long is waited for', async () => {
  const result = await loadAll(['slow', 'quick'], async (id) => {
    await later(id === 'slow' ? 15 : 1);
    return `${id}!`;
  });
  expect(result).toEqual(
    new Map([
      ['slow', 'slow!'],
      ['quick', 'quick!'],
    ]),
  );
});

test('many', async () => {
  const ids = Array.from({ length: 40 }, (_, index) => `id${index}`);
  const asked: string[] = [];
  const result = await loadAll(ids, async (id) => {
    asked.push(id);
    await later(0);
    return Number(id.slice(2));
  });
  expect(result.size).toBe(40);
  expect(ids.map((id) => result.get(id))).toEqual(ids.map((_, index) => index));
  expect(asked).toEqual(ids);
});

test('one', async () => {
  expect(await loadAll(['a'], () => later(2).then(() => 0))).toEqual(new Map([['a', 0]]));
});

test('an error is handed on', async () => {
  const load = async (id: string) => {
    await later(1);
    if (id === 'b') throw new Error('gone');
    return id;
  };
  await expect(loadAll(['a', 'b', 'c'], load)).rejects.toThrow('gone');
});
