import { expect, it } from 'vitest';

import { assetPath } from '../asset-path.ts';
import type { Random, Subject } from './random.ts';

interface Comparison {
  readonly subject: Subject;
  readonly reference: Subject;
  readonly generator: { inputs(random: Random): unknown[]; call?(module: Subject, args: unknown[]): unknown };
  readonly name?: string;
}

const { compareModules, randomFor } = (await import(assetPath('compare-modules.js'))) as {
  readonly compareModules: (
    comparison: Comparison & { readonly seed: number; readonly count: number },
  ) => Promise<void>;
  readonly randomFor: (seed: number, index: number) => Random;
};

function compare(comparison: Comparison): Promise<void> {
  return compareModules({ name: 'f', seed: 1, count: 200, ...comparison });
}

const lists = { inputs: (random: Random) => [random.list(0, 5, () => random.integer(-9, 9))] };
const sorted = (values: unknown): unknown => (values as number[]).toSorted((a, b) => a - b);

it.each<[string, Comparison]>([
  [
    'what is the same in other words',
    { subject: { f: sorted }, reference: { f: (values) => sorted(values) }, generator: lists },
  ],
  [
    'errors, whatever they say',
    {
      subject: { f: () => Promise.reject(new Error('a')) },
      reference: {
        f: () => {
          throw new TypeError('b');
        },
      },
      generator: lists,
    },
  ],
  [
    'an argument that the one before has changed',
    {
      subject: { f: (values) => (values as number[]).shift() },
      reference: { f: (values) => (values as number[]).shift() },
      generator: lists,
    },
  ],
  [
    'iterators by their items',
    {
      subject: { f: (values) => (values as number[]).values() },
      reference: {
        f: function* f(values) {
          yield* values as number[];
        },
      },
      generator: lists,
    },
  ],
  [
    'what a call of its own gives',
    {
      subject: { g: () => 1 },
      reference: { g: () => 2 },
      generator: { ...lists, call: ({ g }, args) => typeof g?.(...args) },
    },
  ],
])('takes for the same %s', async (_what, comparison) => {
  await expect(compare(comparison)).resolves.toBeUndefined();
});

it.each<[string, Comparison]>([
  ['another value', { subject: { f: (values) => values }, reference: { f: sorted }, generator: lists }],
  [
    'an error for a value',
    {
      subject: {
        f: () => {
          throw new Error('a');
        },
      },
      reference: { f: sorted },
      generator: lists,
    },
  ],
  [
    'a value for an error',
    {
      subject: { f: sorted },
      reference: {
        f: () => {
          throw new Error('a');
        },
      },
      generator: lists,
    },
  ],
  [
    'an endless iterator',
    {
      subject: {
        f: function* f() {
          for (;;) yield 1;
        },
      },
      reference: { f: () => [][Symbol.iterator]() },
      generator: lists,
    },
  ],
])('finds %s', async (_what, comparison) => {
  await expect(compare(comparison)).rejects.toThrow('is answered differently');
});

it('wants a call where there is no function of that name', async () => {
  const comparison = { subject: { f: sorted }, reference: { g: sorted }, generator: lists };

  await expect(compare(comparison)).rejects.toThrow('there is no function "f" to call');
});

it('gives each input the same numbers whatever was taken for those before', () => {
  const [first, again, other] = [randomFor(1, 7), randomFor(1, 7), randomFor(2, 7)].map((random) =>
    random.list(20, 20, () => random.integer(0, 99)),
  );

  expect(again).toEqual(first);
  expect(other).not.toEqual(first);
  expect(new Set(first).size).toBeGreaterThan(10);
});

it('reaches both ends of its ranges, and never more', () => {
  const random = randomFor(1, 0);

  const numbers = random.list(500, 500, () => random.integer(2, 5));
  const texts = random.list(500, 500, () => random.text(0, 2, 'ab'));

  expect([...new Set(numbers)].toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5]);
  expect([...new Set(texts)].toSorted()).toEqual(['', 'a', 'aa', 'ab', 'b', 'ba', 'bb']);
  expect(random.shuffle([1, 2, 3]).toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
});
