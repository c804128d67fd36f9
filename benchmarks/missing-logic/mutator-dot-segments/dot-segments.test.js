import { normalizePath } from './dot-segments';

test('plain paths', () => {
  expect(normalizePath('/a/b')).toBe('/a/b');
  expect(normalizePath('a//b/')).toBe('/a/b');
});

test('one dot', () => {
  expect(normalizePath('/a/./b')).toBe('/a/b');
});

test('two dots', () => {
  expect(normalizePath('/a/b/../c')).toBe('/a/c');
});

test('not above the root', () => {
  expect(normalizePath('/../a')).toBe('/a');
});
