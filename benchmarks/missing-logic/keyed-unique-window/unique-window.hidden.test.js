import { uniqueWindow } from './unique-window';

test.each([
  ['a', 1],
  ['aa', 1],
  ['aab', 2],
  ['abba', 2],
  ['dvdf', 3],
  ['tmmzuxt', 5],
  ['abcdeafbdgcbb', 7],
  ['  ', 1],
  ['abac', 3],
])('%j', (text, length) => {
  expect(uniqueWindow(text)).toBe(length);
});
