import { changedKeys } from './diff-keys';

test('same', () => {
  expect(changedKeys({ a: 1 }, { a: 1 })).toEqual([]);
});

test('changed', () => {
  expect(changedKeys({ a: 1, b: 1 }, { a: 2, b: 1 })).toEqual(['a']);
});

test('added', () => {
  expect(changedKeys({}, { a: 1 })).toEqual(['a']);
});

test('removed', () => {
  expect(changedKeys({ a: 1, b: 2 }, { b: 2 })).toEqual(['a']);
});

test('not a number', () => {
  expect(changedKeys({ a: NaN }, { a: NaN })).toEqual([]);
});
