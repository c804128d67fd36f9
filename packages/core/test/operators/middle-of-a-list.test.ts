import { expect, it } from 'vitest';
import { middleOfEven } from '../../src/operators/idioms/numbers/middle-of-even.ts';
import { propose } from './propose.ts';

it.each<[source: string, at: string, before: string | undefined]>([
  ['const f = (sorted: number[]) => sorted[middle];', 'sorted[middle]', 'sorted[middle - 1]'],
  ['x = `${sorted[sorted.length / 2]}`;', 'sorted[sorted.length / 2]', 'sorted[(sorted.length / 2) - 1]'],
  [
    'class A { #sorted; f() { return this.#sorted[Math.floor(half)]!; } }',
    'this.#sorted[Math.floor(half)]',
    'this.#sorted[Math.floor(half) - 1]',
  ],
  ['x = a ? sorted[middle] : b;', 'sorted[middle]', undefined],
  ['x = (sorted[middle] + 1) / 2;', 'sorted[middle]', undefined],
  ['x = sorted?.[middle];', 'sorted?.[middle]', undefined],
  ['x = all()[middle];', 'all()[middle]', undefined],
  ['x = sorted.at(middle);', 'sorted.at(middle)', undefined],
  ['x = sorted[i++];', 'sorted[i++]', undefined],
  ['x = sorted[next()];', 'sorted[next()]', undefined],
  ['x = pair[2];', 'pair[2]', undefined],
])('middle-of-even in %s', (source, at, before) => {
  const list = at.slice(0, at.indexOf('['));
  const found = (items: unknown[], place: number) =>
    propose(middleOfEven, { source, at, seen: { [list]: [items] }, elsewhere: [place] });
  expect(found([1, 2, 3, 4], 2)).toEqual(
    before === undefined ? [] : [`${list}.length % 2 === 0 ? (${before} + ${at}) / 2 : ${at}`],
  );
  expect(found([1, 2, 3, 4], 1)).toEqual([]);
  expect(found([1, 2, 3], 1)).toEqual([]);
  expect(found(['a', 'b'], 1)).toEqual([]);
  expect(found([], 0)).toEqual([]);
});

it.each<[lists: readonly unknown[], places: readonly number[], isFound: boolean]>([
  [[[1, 2, 3], [], new Proxy([1, 2], {}), [1, 2]], [1, 5, 5, 1], true],
  [[[1, 2], [3]], [1], true],
  // As a loop comes by the middle.
  [
    [
      [1, 2],
      [1, 2],
    ],
    [0, 1],
    false,
  ],
  [
    [
      [1, 2],
      [1, 2, 3],
    ],
    [1, 2],
    false,
  ],
])('middle-of-even in %j at %j', (lists, places, isFound) => {
  const scene = { source: 'x = sorted[at]', at: 'sorted[at]', seen: { sorted: lists, at: places } };
  expect(propose(middleOfEven, scene)).toHaveLength(isFound ? 1 : 0);
});
