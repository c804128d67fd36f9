import { parseHeaderLine } from './headers';

test.each([
  ['A', 'a', ''],
  ['ab', 'ab', ''],
  [' Keep-Alive  ', 'keep-alive', ''],
  ['A:', 'a', ''],
  ['A: b', 'a', 'b'],
  ['A :b', 'a', 'b'],
  ['A: b:c', 'a', 'b:c'],
  [':b', '', 'b'],
  ['Date: Mon, 10:00:00', 'date', 'Mon, 10:00:00'],
])('%j', (line, name, value) => {
  expect(parseHeaderLine(line)).toEqual({ name, value });
});
