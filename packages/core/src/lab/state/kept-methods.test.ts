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
  kept.cleanUp();

  expect([Object.keys(global.Object.prototype), global.Object.prototype.toString.call({})]).toEqual([
    [],
    '[object Object]',
  ]);
  expect((new global.Array() as unknown as { should: string }).should).toBe('stay');
});

it.each<[what: string, change: (global: typeof globalThis) => void]>([
  ['a method of the process', (global) => (global.process.cwd = () => '/other')],
  ['a method of the language', (global) => (global.Math.random = () => 4)],
  ['what the language has', (global) => Object.assign(global, { Map: Set })],
  ['what lists inherit', (global) => Object.assign(global.Array.prototype, { 0: 'a' })],
])('tells whether %s was changed, once', (_, change) => {
  const global = realm();
  const kept = keepMethods(global);
  const before = kept.putBack();

  change(global);

  expect([before, kept.putBack(), kept.putBack()]).toEqual(['unchanged', 'changed', 'unchanged']);
});

it('puts back at once what the engine uses itself, where it shares the realm', () => {
  const own = realm();
  const [shared, apart] = [keepMethods(globalThis), keepMethods(own)];
  const { random } = Math;
  own.Math.random = () => 4;
  Math.random = () => 4;

  shared.putBackOwn();
  apart.putBackOwn();

  expect([Math.random === random, own.Math.random()]).toEqual([true, 4]);
});
