import { calculate } from './calc';

test('products first', () => {
  expect(calculate('2 + 3 * 4')).toBe(14);
  expect(calculate('2 * (3 + 4)')).toBe(14);
  expect(calculate('-2 * -(1 + 0.5)')).toBe(3);
});

test('from left to right', () => {
  expect(calculate('24 / 4 / 2')).toBe(3);
  expect(calculate('10 - 3 - 2')).toBe(5);
  expect(calculate('10 - 3 + 2')).toBe(9);
  expect(calculate('1 + 2 + 3 + 4')).toBe(10);
});

test('errors', () => {
  expect(() => calculate('2 +')).toThrow('Unexpected end');
  expect(() => calculate('(1 + 2')).toThrow('Missing )');
  expect(() => calculate('1 2')).toThrow('Unexpected 2');
});
