import { editDistance } from './edit-distance';

test('empty texts', () => {
  expect(editDistance('', '')).toBe(0);
  expect(editDistance('', 'abc')).toBe(3);
});

test('equal texts', () => {
  expect(editDistance('abc', 'abc')).toBe(0);
});

test('replacements', () => {
  expect(editDistance('kitten', 'sitting')).toBe(3);
});

test('insertions and deletions', () => {
  expect(editDistance('cart', 'car')).toBe(1);
  expect(editDistance('ab', 'cab')).toBe(1);
});
