import { expect, it } from 'vitest';
import { breakTies } from '../../src/operators/idioms/lists/break-ties.ts';
import { propose } from './propose.ts';

const ITEMS = [{ score: 1, at: 7, name: 'a', tags: [] }];

it.each<[at: string, texts: readonly string[]]>([
  [
    'b.score - a.score',
    [
      'b.score - a.score || a.at - b.at',
      'b.score - a.score || b.at - a.at',
      'b.score - a.score || a.name.localeCompare(b.name)',
      'b.score - a.score || b.name.localeCompare(a.name)',
    ],
  ],
  [
    'b.score - a.score || a.name.localeCompare(b.name)',
    [
      'b.score - a.score || a.at - b.at || a.name.localeCompare(b.name)',
      'b.score - a.score || b.at - a.at || a.name.localeCompare(b.name)',
      'b.score - a.score || a.name.localeCompare(b.name) || a.at - b.at',
      'b.score - a.score || a.name.localeCompare(b.name) || b.at - a.at',
    ],
  ],
  [
    'byText(a.name, b.name)',
    [
      'byText(a.name, b.name) || a.score - b.score',
      'byText(a.name, b.name) || b.score - a.score',
      'byText(a.name, b.name) || a.at - b.at',
      'byText(a.name, b.name) || b.at - a.at',
    ],
  ],
  // What compares nothing, or is no answer of its own.
  ['a.score - b.at', []],
  ['a.score + b.score', []],
  ['1 + (a.score - b.score)', []],
])('break-ties in %s', (at, texts) => {
  const source = `const compare = (a, b) => ${at};`;
  expect(propose(breakTies, { source, at, seen: { a: ITEMS, b: ITEMS } }).toSorted()).toEqual(texts.toSorted());
});

it.each<[seen: readonly number[], count: number]>([
  [[0, 1], 4],
  [[1, -1], 0],
])('break-ties where the failing tests saw %j', (seen, count) => {
  const at = 'b.score - a.score';
  const scene = { source: `list.sort((a, b) => { return ${at}; })`, at, seen: { a: ITEMS, b: ITEMS, [at]: seen } };
  expect(propose(breakTies, scene)).toHaveLength(count);
});

it('break-ties takes first what the module keeps and never asks for', () => {
  const at = 'b.score - a.score';
  const best = (rest: string): string | undefined =>
    propose(breakTies, { source: `const compare = (a, b) => ${at}; ${rest}`, at, seen: { a: ITEMS, b: ITEMS } })[0];
  expect(best('item.name = next++')).toBe(`${at} || a.name.localeCompare(b.name)`);
  expect(best('item.name = next++; show(item.name)')).toBe(`${at} || a.at - b.at`);
});
