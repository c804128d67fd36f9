import { queryParams } from './query-params';

test.each([
  ['a', { a: '' }],
  ['a&a', { a: ['', ''] }],
  ['a=1&b=2&a=3&b=4', { a: ['1', '3'], b: ['2', '4'] }],
  ['?a=1&&a=2&', { a: ['1', '2'] }],
  ['a=1&a=1&a=1&a=1', { a: ['1', '1', '1', '1'] }],
  ['a%20b=c%26', { 'a b': 'c&' }],
])('%j', (search, params) => {
  expect(queryParams(search)).toEqual(params);
});
