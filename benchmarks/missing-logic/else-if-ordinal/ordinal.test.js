import { ordinal } from './ordinal';

test('the first and second', () => {
  expect(ordinal(1)).toBe('1st');
  expect(ordinal(22)).toBe('22nd');
});

test('the third', () => {
  expect(ordinal(3)).toBe('3rd');
  expect(ordinal(43)).toBe('43rd');
});

test('others', () => {
  expect(ordinal(4)).toBe('4th');
  expect(ordinal(10)).toBe('10th');
});

test('eleven to thirteen', () => {
  expect(ordinal(11)).toBe('11th');
  expect(ordinal(113)).toBe('113th');
});
