import { getPath, parsePath, setPath } from './set-path';

afterEach(() => {
  delete (Object.prototype as { hacked?: boolean }).hacked;
});

test.each([
  '__proto__',
  '__proto__.hacked',
  'a.__proto__.hacked',
  'a.b.__proto__.hacked',
  'constructor.prototype.hacked',
  'a.constructor.prototype.hacked',
  'a.b.prototype',
  'a.constructor',
  '..__proto__.hacked',
])('%s', (path) => {
  expect(() => parsePath(path)).toThrow(`the path "${path}" is not allowed`);
  expect(() => setPath({ a: { b: {} } }, path, true)).toThrow(TypeError);
  expect(() => getPath({ a: { b: {} } }, path)).toThrow(TypeError);
  expect(({} as { hacked?: boolean }).hacked).toBe(undefined);
});

test.each(['a', 'a.b', 'a.proto', 'a.prototypes.b', 'constructors', 'a.b.c.d.e'])('%s is a path', (path) => {
  expect(parsePath(path)).toEqual(path.split('.'));
  expect(getPath(setPath({}, path, 1), path)).toBe(1);
});

test('empty paths', () => {
  expect(() => parsePath('..')).toThrow('the path is empty');
});
