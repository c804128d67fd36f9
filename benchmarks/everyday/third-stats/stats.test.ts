import { median } from './stats';

test('odd', () => {
  expect(median([3, 1, 2])).toBe(2);
});

test('even', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('large', () => {
  expect(median([10, 9, 1])).toBe(9);
});
