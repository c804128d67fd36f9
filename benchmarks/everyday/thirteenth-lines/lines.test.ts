import { jsonLines, lines, records } from './lines';

async function all<T>(source: AsyncIterable<T>): Promise<T[]> {
  const values: T[] = [];
  for await (const value of source) values.push(value);
  return values;
}

test('lines over the borders of chunks', async () => {
  expect(await all(lines(['ab', 'c\nde', 'f\n', 'g']))).toEqual(['abc', 'def', 'g']);
});

test('all kinds of line ends', async () => {
  expect(await all(lines(['a\r\nb\nc\rd\n\ne\n']))).toEqual(['a', 'b', 'c', 'd', '', 'e']);
});

test('a Windows line end cut in two is one line end', async () => {
  expect(await all(lines(['one\r', '\ntwo\r', '\n', 'three']))).toEqual(['one', 'two', 'three']);
});

test('records of several lines', async () => {
  expect(await all(records(['INFO  up\nERROR boom\n  at x', '.ts:1\n  at y.ts:2\nINFO  down']))).toEqual([
    { level: 'INFO', text: 'up' },
    { level: 'ERROR', text: 'boom\n  at x.ts:1\n  at y.ts:2' },
    { level: 'INFO', text: 'down' },
  ]);
});

test('JSON lines', async () => {
  expect(await all(jsonLines(['{"a":1}\n\n[2', ',3]\n']))).toEqual([{ a: 1 }, [2, 3]]);
  await expect(all(jsonLines(['1\n{x}']))).rejects.toThrow('line 2: ');
});
