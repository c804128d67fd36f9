import { expect, it } from 'vitest';

import type { CircusFunction } from '../seat.cts';
import { callFunction } from './call-function.ts';

it.each<[string, CircusFunction]>([
  [
    'an error',
    () => {
      throw new Error('no');
    },
  ],
  [
    'a rejection',
    async () => {
      throw new Error('no');
    },
  ],
  [
    'done with an error',
    (done) => {
      setImmediate(() => done?.(new Error('no')));
    },
  ],
  [
    'an error in a generator, after a promise',
    function* () {
      yield Promise.resolve();
      throw new Error('no');
    },
  ],
])('fails by %s', async (_how, fn) => {
  await expect((async () => callFunction(fn, {}, false))()).rejects.toThrow('no');
});

it.each<[string, CircusFunction]>([
  ['returning nothing', () => undefined],
  ['a promise', async () => undefined],
  ['done', (done) => done?.()],
  [
    'a generator',
    function* () {
      const value: number = yield Promise.resolve(2);
      if (value !== 2) throw new Error('lost');
    },
  ],
])('passes by %s', async (_how, fn) => {
  await expect((async () => callFunction(fn, {}, false))()).resolves.toBeUndefined();
});

it('takes a returned value for a failure in tests, not in hooks', () => {
  expect(() => callFunction(() => 1, {}, false)).toThrow('test functions can only return Promise or undefined.');
  expect(callFunction(() => 1, {}, true)).toBeUndefined();
});
