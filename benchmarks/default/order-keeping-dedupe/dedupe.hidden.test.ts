import { dedupe } from './dedupe';

test.each([
  [
    ['b', 'a', 'b', 'c', 'a'],
    ['b', 'a', 'c'],
  ],
  [
    [1, '1', 1, '1'],
    [1, '1'],
  ],
  [
    [null, undefined, null],
    [null, undefined],
  ],
  [
    [0, 1, 0],
    [0, 1],
  ],
])('%j', (values, expected) => {
  const before = [...values];
  expect(dedupe<unknown>(values)).toEqual(expected);
  expect(values).toEqual(before);
});
