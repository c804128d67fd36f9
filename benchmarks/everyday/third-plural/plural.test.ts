import { count } from './plural';

test('one', () => {
  expect(count(1, 'apple')).toBe('1 apple');
});

test('two', () => {
  expect(count(2, 'apple')).toBe('2 apples');
});

test('none', () => {
  expect(count(0, 'apple')).toBe('0 apples');
});

test('own plural', () => {
  expect(count(3, 'child', 'children')).toBe('3 children');
});
