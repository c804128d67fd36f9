import { longestStreak } from './streak';

test.each([
  ['1', 1],
  ['0', 0],
  ['0110111010', 3],
  ['1111011', 4],
  ['1011110', 4],
  ['10101', 1],
  ['00100', 1],
  ['1110000001111', 4],
])('%s', (days, longest) => {
  expect(longestStreak([...days].map((day) => day === '1'))).toBe(longest);
});
