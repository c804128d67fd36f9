import { formatPages, parsePages } from './print-pages';

test('pages and ranges', () => {
  expect(parsePages('7, 1-3, 2', 20)).toEqual([1, 2, 3, 7]);
  expect(parsePages('10-12', 11)).toEqual([10, 11]);
});

test('from one digit to two', () => {
  expect(parsePages('8-11', 20)).toEqual([8, 9, 10, 11]);
});

test('errors', () => {
  expect(() => parsePages('1, x', 20)).toThrow('Not a page or a range: x');
  expect(() => parsePages('5-3', 20)).toThrow('Range ends before it starts: 5-3');
});

test('backwards from two digits to one', () => {
  expect(() => parsePages('12-9', 20)).toThrow('Range ends before it starts: 12-9');
});

test('format', () => {
  expect(formatPages([1, 2, 3, 7, 9, 10])).toBe('1-3, 7, 9-10');
});
