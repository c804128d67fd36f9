import { flattenDeep } from './flatten-deep';

test.each([
  [[], []],
  [[[[[]]]], []],
  [[[[['a']]]], ['a']],
  [
    [
      ['a', ['b']],
      [['c'], 'd'],
    ],
    ['a', 'b', 'c', 'd'],
  ],
  [
    [null, [undefined, [0, ['']]]],
    [null, undefined, 0, ''],
  ],
])('%j', (list, expected) => {
  const before = structuredClone(list);
  expect(flattenDeep(list as never)).toEqual(expected);
  expect(list).toEqual(before);
});
