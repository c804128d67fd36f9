import { matches } from './cron';

/** All minutes at which a pattern matches. */
const minutes = (pattern: string) =>
  Array.from({ length: 60 }, (_, value) => value).filter((value) => matches(pattern, value));

test.each([
  ['0', [0]],
  ['5', [5]],
  ['59', [59]],
  ['1,2,40', [1, 2, 40]],
  ['40,2', [2, 40]],
  ['7,7', [7]],
  ['0,10-12,20', [0, 10, 11, 12, 20]],
  ['10-12,0', [0, 10, 11, 12]],
  ['3-3', [3]],
  ['*/20', [0, 20, 40]],
  ['1,*/30', [0, 1, 30]],
])('%s', (pattern, values) => {
  expect(minutes(pattern)).toEqual(values);
});

test('all', () => {
  expect(minutes('*')).toHaveLength(60);
  expect(minutes('0-59')).toHaveLength(60);
});
