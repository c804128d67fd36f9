import { toCsv } from './csv';

test('plain', () => {
  expect(
    toCsv([
      [1, 'a'],
      [2, null],
    ]),
  ).toBe('1,a\n2,');
});

test('separator', () => {
  expect(toCsv([['a,b', 'c']])).toBe('"a,b",c');
});

test('quotes', () => {
  expect(toCsv([['say "hi"']])).toBe('"say ""hi""' + '"');
});
