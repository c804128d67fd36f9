import { expect, it } from 'vitest';
import { variantsOf } from './variants-of.ts';

const variants = (value: unknown): unknown[] => [...variantsOf(value)];

it.each<[value: unknown, some: readonly unknown[]]>([
  [6, [0, 1, -1, 7, 5, -6, 60, 3]],
  [0.5, [0.25]],
  ['Ab', ['', 'b', 'A', 'AB', 'ab', ' Ab ', 'AbAb']],
  [true, [false]],
  [
    ['a', 'b'],
    [[], ['a'], ['b'], ['a', 'b', 'b'], ['b', 'a'], ['', 'b'], ['a', '']],
  ],
  [{ a: 1, b: true }, [{ b: true }, { a: 1 }, { a: 0, b: true }, { a: 1, b: false }]],
  [new Set([1]), [new Set()]],
  [new Map([['a', 1]]), [new Map()]],
  [new Date(0), [new Date(1), new Date(86_400_000)]],
])('of %j are others like it', (value, some) => {
  expect(variants(value)).toEqual(expect.arrayContaining([...some]));
});

it.each([null, undefined, () => 1, Symbol('a')])('has none of %o', (value) => {
  expect(variants(value)).toEqual([]);
});

it('leaves the value as it is', () => {
  const value = { list: [{ a: 1 }] };

  variants(value);

  expect(value).toEqual({ list: [{ a: 1 }] });
});

it('does not go on for ever in what holds itself', () => {
  const round: Record<string, unknown> = {};
  round['self'] = round;

  expect(variants(round).length).toBeLessThan(20);
});
