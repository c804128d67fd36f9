import { count } from './plural';

test.each([
  [0, 'egg', undefined, '0 eggs'],
  [0, 'child', 'children', '0 children'],
  [0, 'sheep', 'sheep', '0 sheep'],
  [1, 'child', 'children', '1 child'],
  [1, 'egg', undefined, '1 egg'],
  [2, 'child', 'children', '2 children'],
  [11, 'egg', undefined, '11 eggs'],
  [21, 'egg', undefined, '21 eggs'],
  [1000, 'mouse', 'mice', '1000 mice'],
])('%d %s', (n, noun, plural, text) => {
  expect(count(n, noun, plural)).toBe(text);
});
