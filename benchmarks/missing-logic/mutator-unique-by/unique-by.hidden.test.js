import { uniqueBy } from './unique-by';

test('keys, not items', () => {
  expect(uniqueBy([10, 11, 20, 21, 30], (n) => Math.floor(n / 10))).toEqual([10, 20, 30]);
  expect(uniqueBy(['a', 'A', 'b', 'B', 'a'], (text) => text)).toEqual(['a', 'b']);
  expect(uniqueBy(['a', 'A'], (text) => text.charCodeAt(0))).toEqual(['a', 'A']);
});

test('other values', () => {
  expect(uniqueBy([null, undefined, null, 0, '0', 0], (one) => one)).toEqual([null, undefined, 0, '0']);
});
