import { findLines, pattern, searchWords, split, toMarkup } from './highlight';

test('reads the search box', () => {
  expect(searchWords('Red  "blue sky" red')).toEqual(['red', 'blue sky']);
  expect(searchWords('  ')).toEqual([]);
  expect(pattern([])).toBeNull();
});

test('cuts a text into parts', () => {
  expect(split('a Format of forms', pattern(['form', 'format'])!)).toEqual([
    { text: 'a ', hit: false },
    { text: 'Format', hit: true },
    { text: ' of ', hit: false },
    { text: 'form', hit: true },
    { text: 's', hit: false },
  ]);
});

test('special characters are nothing special', () => {
  expect(toMarkup(split('if (a<b) c++', pattern(['c++', '(a'])!))).toBe('if <mark>(a</mark>&lt;b) <mark>c++</mark>');
});

test('finds the lines', () => {
  const text = 'the apple\nno fruit\nred apple\napple pie';
  expect(findLines(text, 'apple').map((h) => h.line)).toEqual([1, 3, 4]);
});

test('whole words and a limit', () => {
  const text = 'cat\nconcatenate\nthe cat, the dog';
  expect(findLines(text, 'concatenate', { wholeWords: true })).toEqual([
    { line: 2, parts: [{ text: 'concatenate', hit: true }] },
  ]);
  expect(findLines(text, 'cat', { limit: 1 }).map((h) => h.line)).toEqual([1]);
});
