import { expect, it } from 'vitest';
import { glimpse as glimpseOf, type GlimpseBudget } from './glimpse.ts';

const glimpse = (value: unknown, budget: GlimpseBudget = { left: 100 }): string => glimpseOf(value, budget);

it.each<[what: string, one: unknown, other: unknown]>([
  ['what holds and what does not', true, false],
  ['signs', 1, -1],
  ['zero', 0, 3],
  ['what is no number', Number.NaN, 3],
  ['empty texts', '', 'a'],
  ['what is missing', undefined, null],
  ['what is there', null, {}],
  ['empty lists', [], [0]],
  ['empty maps', new Map(), new Map([[1, 2]])],
  ['empty sets', new Set(), new Set([1])],
  ['a field of an object', { open: false, flag: false }, { open: false, flag: true }],
  ['a field that an object lacks', { open: false }, { open: false, flag: undefined }],
])('tells %s', (_what, one, other) => {
  expect(glimpse(one)).not.toBe(glimpse(other));
});

it.each<[what: string, one: unknown, other: unknown]>([
  ['numbers of one sign', 1, 2],
  ['texts', 'a', 'b'],
  ['lists that hold something', [1], [2, 3]],
  ['fields alike', { at: 1, name: 'a' }, { at: 2, name: 'b' }],
])('takes %s for one', (_what, one, other) => {
  expect(glimpse(one)).toBe(glimpse(other));
});

it('runs no code of the user', () => {
  const stop = (): never => {
    throw new Error('code of the user');
  };
  const traps = { get: stop, ownKeys: stop, getOwnPropertyDescriptor: stop, getPrototypeOf: stop };
  class Sized extends Map {
    override get size(): number {
      return stop();
    }
  }

  for (const value of [
    {
      get a() {
        return stop();
      },
    },
    new Proxy({}, traps),
    new Proxy([], traps),
    new Sized(),
  ])
    expect(() => glimpse(value)).not.toThrow();
});

it('lists no more names of fields than it may', () => {
  const budget = { left: 3 };

  const looks = [{ a: 1, b: 2, c: 3, d: 4 }, { a: 1 }, { a: -1 }].map((value) => glimpse(value, budget));

  expect(looks[1]).toBe(looks[2]);
  expect(looks[0]).not.toBe(looks[1]);
  expect(budget.left).toBe(-1);
});

it('lists none of the bytes of a buffer', () => {
  const budget = { left: 3 };

  glimpse(new Uint8Array(1_000), budget);

  expect(budget.left).toBe(3);
});
