import { getPath } from './path';

test('missing far up', () => {
  expect(getPath({}, 'a.b.c.d.e')).toBeUndefined();
  expect(getPath({ a: { b: undefined } }, 'a.b.c.d')).toBeUndefined();
  expect(getPath({ a: { b: { c: null } } }, 'a.b.c.d')).toBeUndefined();
});

test('nothing to look into', () => {
  expect(getPath(undefined, 'a')).toBeUndefined();
  expect(getPath(null, 'a.b')).toBeUndefined();
});

test.each([0, '', false, null, 7, 'text'])('%s at the end', (value) => {
  expect(getPath({ a: { b: value } }, 'a.b')).toBe(value);
  expect(getPath({ a: value }, 'a')).toBe(value);
});

test.each([0, '', false])('%s in the middle', (value) => {
  expect(getPath({ a: value }, 'a.b')).toBeUndefined();
});

test('lists', () => {
  const value = { list: [{ name: 'one' }, null, { name: 'three' }] };
  expect(getPath(value, 'list.2.name')).toBe('three');
  expect(getPath(value, 'list.1.name')).toBeUndefined();
  expect(getPath(value, 'list.3.name')).toBeUndefined();
});
