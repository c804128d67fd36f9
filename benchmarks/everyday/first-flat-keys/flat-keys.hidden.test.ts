import { flattenKeys } from './flat-keys';

test('four levels', () => {
  expect(flattenKeys({ a: { b: { c: { d: 1 } } } })).toEqual({ 'a.b.c.d': 1 });
});

test('the same names in several places', () => {
  expect(flattenKeys({ a: { x: { v: 1 } }, b: { x: { v: 2 } }, x: { v: 3 } })).toEqual({
    'a.x.v': 1,
    'b.x.v': 2,
    'x.v': 3,
  });
  expect(flattenKeys({ a: { a: { a: 1 } } })).toEqual({ 'a.a.a': 1 });
});

test('levels beside each other', () => {
  expect(flattenKeys({ a: { b: { c: [1, 2], d: null }, e: 0 }, f: '' })).toEqual({
    'a.b.c': [1, 2],
    'a.b.d': null,
    'a.e': 0,
    f: '',
  });
});

test('below a prefix', () => {
  expect(flattenKeys({ a: 1 }, 'p')).toEqual({ 'p.a': 1 });
  expect(flattenKeys({ a: { b: 1, c: { d: 2 } } }, 'p.q')).toEqual({ 'p.q.a.b': 1, 'p.q.a.c.d': 2 });
});

test('nothing', () => {
  expect(flattenKeys({})).toEqual({});
});
