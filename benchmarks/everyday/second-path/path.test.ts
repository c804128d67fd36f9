import { getPath } from './path';

test('deep', () => {
  expect(getPath({ a: { b: 1 } }, 'a.b')).toBe(1);
});

test('missing', () => {
  expect(getPath({ a: {} }, 'a.b')).toBeUndefined();
});

test('missing in the middle', () => {
  expect(getPath({ a: {} }, 'a.b.c')).toBeUndefined();
});

test('null in the middle', () => {
  expect(getPath({ a: null }, 'a.b')).toBeUndefined();
});
