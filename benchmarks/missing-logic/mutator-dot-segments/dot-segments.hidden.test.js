import { normalizePath } from './dot-segments';

test.each([
  ['', '/'],
  ['..', '/'],
  ['/a/..', '/'],
  ['/a/b/../..', '/'],
  ['/a/b/../../c', '/c'],
  ['/a/../../b', '/b'],
  ['/a/.../b', '/a/.../b'],
  ['/a/b/./../c/.', '/a/c'],
  ['/a/..b', '/a/..b'],
])('%j', (path, expected) => {
  expect(normalizePath(path)).toBe(expected);
});
