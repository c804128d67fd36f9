import { flattenKeys } from './flat-keys';

test('flat', () => {
  expect(flattenKeys({ a: 1 })).toEqual({ a: 1 });
});

test('one', () => {
  expect(flattenKeys({ a: { b: 1 } })).toEqual({ 'a.b': 1 });
});

test('two', () => {
  expect(flattenKeys({ a: { b: { c: 1 } } })).toEqual({ 'a.b.c': 1 });
});

test('lists', () => {
  expect(flattenKeys({ a: { b: [1] }, c: null })).toEqual({ 'a.b': [1], c: null });
});
