import { toBase } from './base';

test('binary', () => {
  expect(toBase(6, 2)).toBe('110');
});

test('hex', () => {
  expect(toBase(254, 16)).toBe('fe');
});

test('zero', () => {
  expect(toBase(0, 2)).toBe('0');
});
