import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import { keepMethods } from './kept-methods.ts';

function realm(): typeof globalThis {
  const process = { cwd: () => '/project', title: 'node' };
  return runInContext('globalThis', createContext({ process })) as typeof globalThis;
}

it('puts methods back that tests have replaced, and nothing else', () => {
  const global = realm();
  const kept = keepMethods(global);
  const { random } = global.Math;

  global.process.cwd = () => 'C:\\only';
  global.process.title = 'other';
  global.Math.random = () => 4;
  Reflect.deleteProperty(global.Math, 'max');
  kept.putBack();

  expect([global.process.cwd(), global.process.title, global.Math.random === random, global.Math.max(1, 2)]).toEqual([
    '/project',
    'other',
    true,
    2,
  ]);
});

it('keeps what was there when it took note', () => {
  const global = realm();
  global.process.cwd = () => '/mocked';
  const kept = keepMethods(global);

  global.process.cwd = () => '/other';
  kept.putBack();

  expect(global.process.cwd()).toBe('/mocked');
});

it('takes a realm that lacks some of the objects', () => {
  const global = runInContext('globalThis', createContext({})) as typeof globalThis;

  expect(() => keepMethods(global).putBack()).not.toThrow();
});

it('puts back what the language has', () => {
  const global = realm();
  const kept = keepMethods(global);
  const { BigInt: original } = global;

  Object.assign(global, { BigInt: () => 0, Date: () => 'noon' });
  kept.putBack();

  expect(global.BigInt).toBe(original);
  expect(String(global.Date)).toContain('noon');
});

it('takes out of what all objects inherit what was written there, and no more', () => {
  const global = realm();
  Object.defineProperty(global.Object.prototype, 'should', { get: () => 'stay', configurable: true });
  const kept = keepMethods(global);

  Object.assign(global.Object.prototype, { flags: {}, toString: () => 'all' });
  Object.assign(global.Array.prototype, { 0: 'a' });
  kept.cleanUp();

  const list = new global.Array<string>();
  expect([Object.keys(global.Object.prototype), list[0], global.Object.prototype.toString.call({})]).toEqual([
    [],
    undefined,
    '[object Object]',
  ]);
  expect((list as unknown as { should: string }).should).toBe('stay');
});
