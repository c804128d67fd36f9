import { expect, it } from 'vitest';
import { compareWholeDays } from '../../src/operators/idioms/dates/compare-whole-days.ts';
import { propose, proposeAnywhere } from './propose.ts';

it.each<[at: string, texts: readonly string[]]>([
  ['a.getDate() === b.getDate()', ['a.toDateString() === b.toDateString()']],
  ['this.a.getDate() == (b ?? c).getDate()', ['this.a.toDateString() == (b ?? c).toDateString()']],
  ['a?.getDate() === b.getDate()', ['a?.toDateString() === b.toDateString()']],
  [
    'a.b.getUTCDate() === f(b)?.at.getUTCDate()',
    ['a.b.toISOString().slice(0, 10) === f(b)?.at.toISOString().slice(0, 10)'],
  ],
  ['a?.getMonth() === b.getMonth()', ['a?.getMonth() === b.getMonth() && a?.getFullYear() === b.getFullYear()']],
  ['a.getUTCDate() === b.getUTCDate()', ['a.toISOString().slice(0, 10) === b.toISOString().slice(0, 10)']],
  ['a.getMonth() === b.getMonth()', ['a.getMonth() === b.getMonth() && a.getFullYear() === b.getFullYear()']],
  ['a.getDate() === b.getUTCDate()', []],
  ['a.getDay() === b.getDay()', []],
  ['a.getDate() === 1', []],
  ['a.getMonth() === b.getMonth() + 1', []],
])('compare-whole-days at %s', (at, texts) => {
  const found = (equal: boolean) =>
    propose(compareWholeDays, { source: `f = (a, b) => ${at}`, at, elsewhere: [equal] });
  expect(found(true)).toEqual(texts);
  expect(found(false)).toEqual([]);
});

it('compare-whole-days where days differ that were taken for the same', () => {
  const found = (at: string) => propose(compareWholeDays, { source: `if (${at}) f();`, at, elsewhere: [false] });
  expect(found('a.getDate() !== b.getDate()')).toEqual(['a.toDateString() !== b.toDateString()']);
  expect(found('a.getUTCMonth() != b.getUTCMonth()')).toEqual([
    'a.getUTCMonth() != b.getUTCMonth() || a.getUTCFullYear() != b.getUTCFullYear()',
  ]);
});

it.each([
  'a.getMonth() === b.getMonth() && a.getFullYear() === year',
  'a.getMonth() === m && a.getDate() === b.getDate()',
])('compare-whole-days leaves %s', (source) =>
  expect(proposeAnywhere(compareWholeDays, { source: `x = ${source};`, elsewhere: [true] })).toEqual([]),
);
