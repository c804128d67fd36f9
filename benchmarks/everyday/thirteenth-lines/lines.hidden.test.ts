import { jsonLines, lines, LineSplitter } from './lines';

async function all<T>(source: AsyncIterable<T>): Promise<T[]> {
  const values: T[] = [];
  for await (const value of source) values.push(value);
  return values;
}

const TEXT = 'a\r\n\r\nbb\r\rc\n\r\n\ndd\r\n';
const LINES = ['a', '', 'bb', '', 'c', '', '', 'dd'];

test('wherever the text is cut', async () => {
  for (let i = 0; i <= TEXT.length; i++) {
    for (let j = i; j <= TEXT.length; j++) {
      expect(await all(lines([TEXT.slice(0, i), TEXT.slice(i, j), TEXT.slice(j)]))).toEqual(LINES);
    }
  }
});

test('character by character', async () => {
  expect(await all(lines(TEXT))).toEqual(LINES);
  expect(await all(lines([...TEXT].flatMap((c) => [c, ''])))).toEqual(LINES);
});

test('the end of the stream after a lone \\r', async () => {
  expect(await all(lines(['x\r']))).toEqual(['x']);
  expect(await all(lines(['x\r', 'y\r']))).toEqual(['x', 'y']);
  expect(await all(lines(['x\r', '\r', '\n', '\n']))).toEqual(['x', '', '']);
});

test('a splitter starts anew after flush', () => {
  const splitter = new LineSplitter();
  const first = [...splitter.push('p\r'), ...splitter.flush()];
  expect(first).toEqual(['p']);
  expect([...splitter.push('\nq\n'), ...splitter.flush()]).toEqual(['', 'q']);
});

test('line numbers of errors', async () => {
  await expect(all(jsonLines(['1\r', '\n2\r', '\n\r', '\n?']))).rejects.toThrow('line 4: ');
});
