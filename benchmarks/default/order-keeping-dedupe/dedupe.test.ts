import { dedupe } from './dedupe';

test('different values', () => {
  expect(dedupe([3, 1, 2])).toEqual([3, 1, 2]);
});

test('each value once', () => {
  expect(dedupe(['a', 'a', 'a'])).toEqual(['a']);
});

test('where it came first', () => {
  expect(dedupe([1, 2, 1, 3, 2])).toEqual([1, 2, 3]);
});

test('nothing', () => {
  expect(dedupe([])).toEqual([]);
});
