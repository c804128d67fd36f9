import { toCsv } from './csv-export';

type Value = string | number | boolean | null | undefined;
const one = (value: Value) => toCsv([value], [{ title: 'x', value: (row: Value) => row }], { header: false });

it.each<[Value, string]>([
  ['a', 'a'],
  ['a,b', '"a,b"'],
  ['"', '""""'],
  ['a"b"c', '"a""b""c"'],
  ['a\nb', '"a\nb"'],
  ['a\r\nb', '"a\r\nb"'],
  ['a&b<c>d', 'a&b<c>d'],
  ['&amp;', '&amp;'],
  ["it's", "it's"],
  [' a ', ' a '],
  ['', ''],
  [0, '0'],
  [-1.5, '-1.5'],
  [false, 'no'],
  [null, ''],
  [undefined, ''],
])('writes %j as %j', (value, text) => {
  expect(one(value)).toBe(`${text}\r\n`);
});

it('escapes titles', () => {
  expect(toCsv([], [{ title: 'Size, "real"', value: () => 1 }])).toBe('"Size, ""real"""\r\n');
});
