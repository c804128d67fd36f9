import { expect, it } from 'vitest';
import { ABSENT } from '../../../ports/probe-lab.ts';
import { addArithmetic } from './arithmetic-terms.ts';
import { addConditions } from './condition-terms.ts';
import { createPool, type Pool } from './pool.ts';
import { addSequences } from './sequence-terms.ts';
import { hasNoEffect, truthClasses } from './truth.ts';
import { addUnary } from './unary-terms.ts';

it('keeps the cheapest of the terms that have the same values in every state', () => {
  const pool = poolOf({ a: [1, 2], b: [1, 2], c: [1, 3] });
  pool.add('a + 0', 0.3, [1, 2], 'made');

  expect(pool.terms().map(({ text }) => text)).toEqual(['a + 0', 'c']);
});

it('drops a term that has no value in most states', () => {
  const pool = poolOf({ a: [1, ABSENT, ABSENT], b: [1, 2, ABSENT] });

  expect(pool.terms().map(({ text }) => text)).toEqual(['b']);
});

it.each([
  ['number', { n: [3, -4] }, 'Math.abs(n)', [3, 4]],
  ['number', { n: [3.5, 4] }, 'Math.ceil(n)', [4, 4]],
  ['string', { s: [' a', 'bb '] }, 's.trim()', ['a', 'bb']],
  ['string', { s: ['abc', 'cb'] }, 's.at(-1)', ['c', 'b']],
  [
    'array',
    {
      xs: [
        [1, 5, 2],
        [3, 7, 4],
      ],
    },
    'Math.max(...xs)',
    [5, 7],
  ],
  ['array', { xs: [[1, 5], []] }, 'xs.length', [2, 0]],
  ['set', { seen: [new Set([1]), new Set()] }, 'seen.size', [1, 0]],
  ['object', { o: [{ a: 1 }, { b: 2, c: 3 }] }, 'Object.keys(o)', [['a'], ['b', 'c']]],
])('puts built-ins around a %s', (_, names, text, values) => {
  const pool = poolOf(names);

  addUnary(pool, 1);

  expect(pool.terms().find((term) => term.text === text)?.values).toEqual(values);
});

it.each([
  ['of a place where -1 says that nothing was found', [2, -1, 0], true],
  ['of other numbers below zero', [2, -1, -3], false],
])('takes the absolute value %s for unlikely: %j', (_, values, isUnlikely) => {
  const pool = poolOf({ n: values });

  addUnary(pool, 1);

  expect((pool.terms().find(({ text }) => text === 'Math.abs(n)')?.cost ?? 0) > 1.5).toBe(isUnlikely);
});

it.each([
  ['a - b', [2, -1]],
  ['Math.max(a, b)', [5, 4]],
  ['Math.floor(a / b)', [1, 0]],
])('computes %s', (text, values) => {
  const pool = poolOf({ a: [5, 3], b: [3, 4] });

  addArithmetic(pool, 10, 1.6);

  expect(pool.terms().find((term) => term.text === text)?.values).toEqual(values);
});

it.each([
  [
    '[...xs, x]',
    [
      [1, 4],
      [2, 5],
    ],
  ],
  ['xs.slice(0, n)', [[1], []]],
])('builds %s', (text, values) => {
  const pool = poolOf({ xs: [[1], [2]], x: [4, 5], n: [7, 0] });

  addSequences(pool, 1.6);

  expect(pool.terms().find((term) => term.text === text)?.values).toEqual(values);
});

it.each<[string, Record<string, unknown[]>, boolean[]]>([
  ['a < b', { a: [1, 9, 4], b: [4, 4, 4] }, [true, false, false]],
  ['x === undefined', { x: [undefined, 'x'] }, [true, false]],
  ['x === null', { x: [null, {}] }, [true, false]],
  ['xs.length === 0', { xs: [[], [8, 9]] }, [true, false]],
  ['xs.includes(a)', { xs: [[1], [8], [8, 9]], a: [1, 1, 9] }, [true, false, true]],
  ['seen.has(a)', { seen: [new Set(), new Set([9])], a: [1, 9] }, [false, true]],
])('asks whether %s', (text, names, values) => {
  const pool = poolOf(names);

  addConditions(pool, 20, 1.6);

  expect(pool.terms().find((term) => term.text === text)?.values).toEqual(values);
});

it('runs no code of the user: neither getters nor conversions', () => {
  let calls = 0;
  class Loud {
    get length(): number {
      return ++calls;
    }
    valueOf(): number {
      return ++calls;
    }
    toString(): string {
      calls++;
      return '';
    }
  }
  const pool = poolOf({ loud: [new Loud(), new Loud()], list: [[new Loud()], [new Loud(), 1]], n: [1, 2] });

  addUnary(pool, 1);
  addArithmetic(pool, 10, 1.6);
  addSequences(pool, 1.6);
  addConditions(pool, 20, 1.6);

  expect(calls).toBe(0);
});

it('keeps a few of each truth vector and none that is always the same', () => {
  const pool = createPool();
  pool.add('p', 1, [true, false], 'made');
  pool.add('q', 2, ['yes', ''], 'made');
  pool.add('r', 3, [1, 0], 'made');
  pool.add('always', 1, [true, true], 'made');

  expect(truthClasses(pool.terms(), 2).map(({ text }) => text)).toEqual(['p', 'q']);
});

it.each([
  ['the same primitives in every state of a failing test', [1, 2, 3], [1, 2, 9], [[0, 1]], false, true],
  ['another value in one of them', [1, 2, 3], [1, 5, 3], [[0, 1]], false, false],
  ['an object, which may differ in what is not seen', [{}, 2], [{}, 2], [[0]], false, false],
  ['the same truth in a condition', [1, 0], [7, ''], [[0, 1]], true, true],
  ['no failing test seen whole', [1], [1], [], false, false],
])('takes %s for what it is', (_, before, after, complete, asTruth, expected) => {
  expect(hasNoEffect(before, after, complete, asTruth)).toBe(expected);
});

function poolOf(names: Readonly<Record<string, readonly unknown[]>>): Pool {
  const pool = createPool();
  for (const [name, values] of Object.entries(names)) pool.add(name, 0.4, values, 'name');
  return pool;
}

it('compares a limit with a count before it does so with a single value', () => {
  const pool = poolOf({ item: [2, 5, 1], 'this.limit': [3, 3, 4], items: [[1, 2, 3], [1], []] });

  addUnary(pool, 1);
  addConditions(pool, 20, 1.6);

  const costOf = (text: string): number => pool.terms().find((term) => term.text === text)?.cost ?? Infinity;
  expect(costOf('items.length >= this.limit')).toBeLessThan(costOf('item > this.limit') + 0.2);
});
