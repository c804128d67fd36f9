import { expect, it } from 'vitest';
import { defaultAsBefore } from '../../src/operators/idioms/objects/default-as-before.ts';
import { clampDay } from '../../src/operators/idioms/dates/clamp-day.ts';
import { storeParameter } from '../../src/operators/idioms/objects/store-parameter.ts';
import { propose, proposePatches } from './propose.ts';

it.each<[source: string, at: string, expected: readonly string[]]>([
  ['function f({ rate, burst = 1, now = Date.now }) { return burst }', '1', ['rate']],
  ['const f = (start, step = 1, end = 0) => end - start', '0', ['step', 'start']],
  ['const { width: w, height = 10 } = box', '10', ['w']],
  ["const f = (a, b, c, d, e = '') => e", "''", ['d', 'c', 'b']],
  ['function f({ burst = 1, rate }) { return burst }', '1', []],
  ['const f = ({ a }, b = 1) => b', '1', []],
  ['const f = (a, b = a + 1) => b', '1', []],
  ['const [a, b = 1] = list', '1', []],
])('default-as-before: %s', (source, at, expected) => {
  expect(propose(defaultAsBefore, { source, at })).toEqual(expected);
});

const cache = (body: string): string => `class Cache {
  #maxSize = 0;
  #drop() {}
  constructor(maxSize) {
    this.#maxSize = maxSize;
    this.limit = 1;
  }
  resize(newSize) {
${body}
  }
}`;

it.each([
  [
    '    this.#drop(newSize);',
    [
      '    this.#maxSize = newSize;\n    this.#drop(newSize);',
      '    this.#drop(newSize);\n    this.#maxSize = newSize;',
    ],
  ],
  ['    return this.#drop(newSize);', ['    this.#maxSize = newSize;\n    return this.#drop(newSize);']],
  ['    this.#maxSize = newSize + 1;', []],
])('store-parameter: a setter that does %s', (body, expected) => {
  expect(proposePatches(storeParameter, { source: cache(body) })).toEqual(expected.map(cache));
});

it('store-parameter takes no field that goes by another name, and none in a constructor or a function', () => {
  const source = `class A {
  constructor(size) { this.size = size; this.name = ''; use(size); }
  rename(text) { use(text); }
}
function resize(size) { use(size); }`;

  expect(proposePatches(storeParameter, { source })).toEqual([]);
});

const LENGTH = 'export function daysInMonth(y: number, m: number) { return 30 }\n';

it.each<[source: string, at: string, expected: readonly string[]]>([
  [
    `${LENGTH}x = Date.UTC(year, month, day, 12)`,
    'Date.UTC(year, month, day, 12)',
    [
      'Date.UTC(year, month, Math.min(day, daysInMonth(year, month)), 12)',
      'Date.UTC(year, month, Math.min(day, new Date(Date.UTC(year, month + 1, 0)).getUTCDate()), 12)',
    ],
  ],
  [
    'x = new Date(d.getFullYear(), d.getMonth() + 1, d.getDate())',
    'new Date(d.getFullYear(), d.getMonth() + 1, d.getDate())',
    [
      'new Date(d.getFullYear(), d.getMonth() + 1, Math.min(d.getDate(), new Date(d.getFullYear(), d.getMonth() + 1 + 1, 0).getDate()))',
    ],
  ],
  ['x = new Date(y, m, 1)', 'new Date(y, m, 1)', []],
  ['x = new Date(y, m, d + 7)', 'new Date(y, m, d + 7)', []],
  ['x = new Date(next(), m, d)', 'new Date(next(), m, d)', []],
  ['x = new Date(text)', 'new Date(text)', []],
  ['x = new Span(y, m, d)', 'new Span(y, m, d)', []],
])('clamp-day: %s', (source, at, expected) => {
  expect(propose(clampDay, { source, at })).toEqual(expected);
});
