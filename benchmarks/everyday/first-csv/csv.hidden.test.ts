import { toCsv } from './csv';

test('each quote is doubled', () => {
  expect(toCsv([['"']])).toBe('""""');
  expect(toCsv([['""']])).toBe('""""""');
  expect(toCsv([['a "b" c "d" e']])).toBe('"a ""b"" c ""d"" e"');
  expect(toCsv([['5" disk']])).toBe('"5"" disk"');
});

test('quotes with a separator or a new line', () => {
  expect(toCsv([['"a",b', 'c']])).toBe('"""a"",b",c');
  expect(toCsv([['one\n"two"']])).toBe('"one\n""two"""');
  expect(toCsv([['"a";b', 'c,d']], ';')).toBe('"""a"";b";c,d');
});

test('what has no quotes is as before', () => {
  expect(toCsv([['a\nb', 'c,d']])).toBe('"a\nb","c,d"');
  expect(
    toCsv([
      [1, undefined, true],
      ["it's", 'back\\slash', ''],
    ]),
  ).toBe("1,,true\nit's,back\\slash,");
  expect(toCsv([])).toBe('');
});
