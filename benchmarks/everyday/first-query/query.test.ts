import { parseQuery } from './query';

test('plain', () => {
  expect(parseQuery('?a=1&b=2')).toEqual({ a: '1', b: '2' });
});

test('again', () => {
  expect(parseQuery('a=1&a=2&a=3')).toEqual({ a: ['1', '2', '3'] });
});

test('empty', () => {
  expect(parseQuery('')).toEqual({});
});

test('plus', () => {
  expect(parseQuery('q=big+red+ball')).toEqual({ q: 'big red ball' });
});

test('encoded', () => {
  expect(parseQuery('q=50%25')).toEqual({ q: '50%' });
});
