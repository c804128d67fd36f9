import { collect, readLines, readRecords } from './ndjson';

async function* pieces(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
}

const ROWS = [{ city: 'São Paulo' }, { city: '東京' }, { city: 'Łódź' }, { city: '👋🏽 hello' }, { city: 'Bern' }];
const TEXT = ROWS.map((row) => JSON.stringify(row)).join('\n');

test('pieces of every size', async () => {
  for (let size = 1; size <= 40; size++) {
    expect(await collect(readRecords(pieces(TEXT, size)))).toEqual(ROWS);
  }
});

test('byte by byte', async () => {
  expect(await collect(readLines(pieces('é\n€\n𝄞\n', 1)))).toEqual(['é', '€', '𝄞']);
});

test('two readers at once do not mix', async () => {
  const [first, second] = await Promise.all([
    collect(readLines(pieces('ä\nö', 1))),
    collect(readLines(pieces('ß\nü', 1))),
  ]);
  expect(first).toEqual(['ä', 'ö']);
  expect(second).toEqual(['ß', 'ü']);
});

test('plain text and empty input', async () => {
  expect(await collect(readLines(pieces('a\n\nb', 2)))).toEqual(['a', '', 'b']);
  expect(await collect(readLines(pieces('', 4)))).toEqual([]);
});

test('the number of a bad line', async () => {
  const numbers: number[] = [];
  await collect(readRecords(pieces('{}\n\n{"ü":\n[]', 3), ({ line }) => numbers.push(line)));
  expect(numbers).toEqual([3]);
});
