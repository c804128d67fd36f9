import vm from 'node:vm';
import { expect, it } from 'vitest';
import { isError } from './is-error.ts';

class OwnError extends TypeError {}

it.each([
  [new Error('none'), true],
  [new OwnError('none'), true],
  [Object.assign(Object.create(Error.prototype), { message: 'a copy' }), true],
  [vm.runInNewContext('new RangeError("none")'), true],
  [{ name: 'Error', message: '' }, false],
  [Object.create(null), false],
  [new Proxy(new Error('none'), {}), false],
  ['Error', false],
  [null, false],
])('of %s', (value, expected) => {
  expect(isError(value)).toBe(expected);
});
