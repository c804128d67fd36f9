import { queryParams } from './query-params';

test('nothing', () => {
  expect(queryParams('?')).toEqual({});
});

test('parameters', () => {
  expect(queryParams('?q=tea+mug&page=2')).toEqual({ q: 'tea mug', page: '2' });
});

test('a parameter that comes twice', () => {
  expect(queryParams('tag=a&tag=b')).toEqual({ tag: ['a', 'b'] });
});

test('a parameter that comes three times', () => {
  expect(queryParams('tag=a&x=1&tag=b&tag=c')).toEqual({ tag: ['a', 'b', 'c'], x: '1' });
});
