import { editDistance } from './edit-distance';

test.each([
  ['flaw', 'lawn', 2],
  ['intention', 'execution', 5],
  ['a', 'b', 1],
  ['ab', 'ba', 2],
  ['abc', '', 3],
  ['saturday', 'sunday', 3],
  ['aaa', 'aa', 1],
])('%s to %s', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
  expect(editDistance(to, from)).toBe(distance);
});
