import { endColumn } from './tab-columns';

test('an empty text', () => {
  expect(endColumn('')).toBe(0);
});

test('tabs', () => {
  expect(endColumn('\t')).toBe(8);
  expect(endColumn('\t\t', 4)).toBe(8);
});

test('characters', () => {
  expect(endColumn('let')).toBe(3);
});

test('characters and tabs', () => {
  expect(endColumn('let\tx', 4)).toBe(5);
  expect(endColumn('a\nbc')).toBe(2);
});
