import { winner } from './vote';

test('most', () => {
  expect(winner(['a', 'b', 'b'])).toBe('b');
});

test('none', () => {
  expect(winner([])).toBeUndefined();
});

test('first of equals', () => {
  expect(winner(['a', 'b', 'b', 'a'])).toBe('a');
});
