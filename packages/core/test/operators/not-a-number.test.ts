import { expect, it } from 'vitest';
import { askNotANumber } from '../../src/operators/idioms/numbers/ask-not-a-number.ts';
import { propose, proposeAnywhere } from './propose.ts';

it.each<[at: string, value: unknown, texts: readonly string[]]>([
  ['!Number.isNaN(value)', Infinity, ['Number.isFinite(value)']],
  ['!Number.isNaN(parse(value!))', -Infinity, ['Number.isFinite(parse(value!))']],
  ['!isNaN(value)', Infinity, ['isFinite(value)']],
  ['Number.isNaN(value)', Infinity, ['!Number.isFinite(value)']],
  ['isNaN((a, value))', Infinity, ['!isFinite((a, value))']],
  ['(a, value) !== NaN', 1, ['!Number.isNaN((a, value))']],
  ['a === b.c', Number.NaN, ['Object.is(a, b.c)']],
  ['(a, c) === b', Number.NaN, ['Object.is((a, c), b)']],
  ['f(a) !== b', Number.NaN, ['!Object.is(f(a), b)']],
  ['!Number.isNaN(value)', Number.NaN, []],
  ['!Number.isNaN(value)', Symbol('x'), []],
  ['!Number.isNaN(value)', Object.create(null), []],
  ['!Number.isNaN(value)', '-Infinity', []],
  ['!Number.isNaN(...all)', Infinity, []],
  ['!lib.isNaN(value)', Infinity, []],
  ['!Number.isNaN()', Infinity, []],
  ['a === b', Infinity, []],
  ['a < b', Number.NaN, []],
])('ask-not-a-number at %s, %j seen', (at, value, texts) => {
  expect(propose(askNotANumber, { source: `if (${at}) f();`, at, elsewhere: [value] })).toEqual(texts);
});

it('ask-not-a-number asks once where the question is denied', () => {
  const found = proposeAnywhere(askNotANumber, { source: 'x = !isNaN(value)', elsewhere: [Infinity] });
  expect(found.map(({ text }) => text)).toEqual(['isFinite(value)']);
});

it('ask-not-a-number where both were that at once', () => {
  const found = (a: unknown[], b: unknown[]) =>
    propose(askNotANumber, { source: 'x = a === b', at: 'a === b', seen: { a, b } });
  expect(found([1, Number.NaN], [2, Number.NaN])).toEqual(['Object.is(a, b)']);
  expect(found([1, Number.NaN], [Number.NaN, 2])).toEqual([]);
});
