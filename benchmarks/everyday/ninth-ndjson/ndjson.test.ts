import { collect, readLines, readRecords, type Skipped } from './ndjson';

async function* cut(text: string, ...at: number[]): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let from = 0;
  for (const to of [...at, bytes.length]) {
    yield bytes.slice(from, to);
    from = to;
  }
}

test('lines in one piece', async () => {
  expect(await collect(readLines(cut('one\ntwo\r\nthree')))).toEqual(['one', 'two', 'three']);
});

test('lines in pieces', async () => {
  expect(await collect(readLines(cut('one\r\ntwo\nthree\n', 2, 4, 6, 9)))).toEqual(['one', 'two', 'three']);
});

test('records', async () => {
  expect(await collect(readRecords(cut('{"id":1}\n\n{"id":2}\n', 5)))).toEqual([{ id: 1 }, { id: 2 }]);
});

test('reports what is not JSON', async () => {
  const skipped: Skipped[] = [];
  const records = await collect(readRecords(cut('1\noops\n3'), (skip) => skipped.push(skip)));
  expect(records).toEqual([1, 3]);
  expect(skipped).toEqual([{ line: 2, text: 'oops' }]);
});

test('names from abroad', async () => {
  const text = '{"name":"Zoë"}\n{"name":"Jürgen"}\n';
  expect(await collect(readRecords(cut(text, 12, 27)))).toEqual([{ name: 'Zoë' }, { name: 'Jürgen' }]);
});

test('takes no more than asked for', async () => {
  expect(await collect(readRecords(cut('1\n2\n3\n4\n')), 2)).toEqual([1, 2]);
});
