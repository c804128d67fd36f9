import { changedKeys } from './diff-keys';

test('all is removed', () => {
  expect(changedKeys({ b: 1, a: 2, c: 3 }, {})).toEqual(['a', 'b', 'c']);
});

test('added, changed and removed', () => {
  expect(changedKeys({ z: 1, y: 2, same: 3 }, { y: 3, same: 3, a: 1 })).toEqual(['a', 'y', 'z']);
});

test('each key once', () => {
  expect(changedKeys({ a: 1, b: 2 }, { a: 2, b: 1 })).toEqual(['a', 'b']);
});

test('not a number, before or after', () => {
  expect(changedKeys({ a: NaN }, { a: 1 })).toEqual(['a']);
  expect(changedKeys({ a: 1 }, { a: NaN })).toEqual(['a']);
  expect(changedKeys({ a: NaN, b: NaN, c: 1 }, { a: NaN, b: undefined, c: 2 })).toEqual(['b', 'c']);
  expect(changedKeys({ a: NaN }, {})).toEqual(['a']);
  expect(changedKeys({ a: 'x' }, { a: 'y' })).toEqual(['a']);
});

test('values that are alike are not the same', () => {
  expect(changedKeys({ a: 0, b: null, c: '1', d: false }, { a: '', b: undefined, c: 1, d: 0 })).toEqual([
    ...['a', 'b', 'c', 'd'],
  ]);
});

test('nothing', () => {
  expect(changedKeys({}, {})).toEqual([]);
  expect(changedKeys({ a: 0, b: null, c: '' }, { c: '', b: null, a: 0 })).toEqual([]);
});
