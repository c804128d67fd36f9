import { formatPages, parsePages } from './print-pages';

test.each([
  ['9-10', [9, 10]],
  ['1-1', [1]],
  ['2-20', Array.from({ length: 19 }, (_, index) => index + 2)],
  ['98-101', [98, 99, 100, 101]],
  ['3 - 5 , 4', [3, 4, 5]],
  ['10,9,100', [9, 10, 100]],
  ['30', [30]],
  ['007-9', [7, 8, 9]],
])('%s', (text, pages) => {
  expect(parsePages(text, 200)).toEqual(pages);
});

test.each(['10-9', '2-1', '100-20', '20-3', '1-5, 11-2'])('backwards: %s', (text) => {
  expect(() => parsePages(text, 200)).toThrow('Range ends before it starts');
});

test.each(['', '1,,2', 'a-b', '-3', '3-', '1-2-3'])('wrong: %s', (text) => {
  expect(() => parsePages(text, 200)).toThrow('Not a page or a range');
});

test('none after the last page', () => {
  expect(parsePages('2-100', 4)).toEqual([2, 3, 4]);
  expect(parsePages('5', 4)).toEqual([]);
  expect(parsePages('9-12', 10)).toEqual([9, 10]);
});

test('format', () => {
  expect(formatPages([])).toBe('');
  expect(formatPages([4])).toBe('4');
  expect(formatPages(parsePages('12, 9-10, 1-2, 11', 50))).toBe('1-2, 9-12');
});
