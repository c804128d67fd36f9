import { flattenMessages, toCatalog } from './flatten-messages';

const tree = { a: { b: { c: { d: '1' } }, e: '2' }, f: '3' };

it.each([
  ['.', ['a.b.c.d', 'a.e', 'f']],
  ['/', ['a/b/c/d', 'a/e', 'f']],
  ['::', ['a::b::c::d', 'a::e', 'f']],
  ['', ['abcd', 'ae', 'f']],
])('joins with %j', (separator, keys) => {
  expect(Object.keys(flattenMessages(tree, separator))).toEqual(keys);
});

it('puts a prefix in front', () => {
  expect(flattenMessages(tree, '-', 'app')).toEqual({ 'app-a-b-c-d': '1', 'app-a-e': '2', 'app-f': '3' });
  expect(flattenMessages(tree, undefined, 'app')).toEqual({ 'app.a.b.c.d': '1', 'app.a.e': '2', 'app.f': '3' });
});

it('leaves separators inside of keys alone', () => {
  expect(flattenMessages({ 'x.y': { z: 'Z' } }, '/')).toEqual({ 'x.y/z': 'Z' });
});

it('has nothing for empty screens', () => {
  expect(flattenMessages({ a: {}, b: { c: {} } }, '_')).toEqual({});
});

it('writes deep catalogs', () => {
  expect(toCatalog(tree)).toEqual(['a/b/c/d = "1"', 'a/e = "2"', 'f = "3"']);
});
