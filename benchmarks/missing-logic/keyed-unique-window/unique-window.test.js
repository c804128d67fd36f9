import { uniqueWindow } from './unique-window';

test('an empty text', () => {
  expect(uniqueWindow('')).toBe(0);
});

test('all different', () => {
  expect(uniqueWindow('abcd')).toBe(4);
});

test('all the same', () => {
  expect(uniqueWindow('aaaa')).toBe(1);
});

test('in the middle', () => {
  expect(uniqueWindow('abcabcbb')).toBe(3);
  expect(uniqueWindow('pwwkew')).toBe(3);
});
