import { expect, it } from 'vitest';
import { countBothWays } from '../../src/operators/idioms/numbers/count-both-ways.ts';
import { tellTeensApart } from '../../src/operators/idioms/texts/tell-teens-apart.ts';
import { truncateLarge } from '../../src/operators/idioms/numbers/truncate-large.ts';
import { convertValue } from '../../src/operators/missing-value/convert-value.ts';
import { renameMethod } from '../../src/operators/name/rename-method.ts';
import { propose, proposeAnywhere, proposePatches } from './propose.ts';

it.each<[at: string, texts: readonly string[]]>([
  ['amount | 0', ['Math.trunc(amount)']],
  ['~~(a / b)', ['Math.trunc(a / b)']],
  ['this.#total >> 0', ['Math.trunc(this.#total)']],
  ['(a, b) | 0', ['Math.trunc((a, b))']],
  ['(sum as number) >>> 0', ['Math.trunc(sum as number)']],
  ['a?.b << 0', ['Math.trunc(a?.b)']],
  ['amount | flags', []],
  ['amount | 1', []],
  ['amount | 0n', []],
  ['amount ^ 0', []],
  ['~amount', []],
  ['-~amount', []],
])('truncate-large at %s', (at, texts) => {
  const found = (value: unknown) =>
    propose(truncateLarge, { source: `class A { #total; f() { return ${at}; } }`, at, elsewhere: [value] });
  expect(found(2 ** 40 + 0.5)).toEqual(texts);
  expect(found(-(2 ** 40))).toEqual(texts);
  expect(found(2 ** 31 - 1)).toEqual([]);
  expect(found('9999999999')).toEqual([]);
});

it('truncate-large thinks it likely that a hash is meant to be cut off', () => {
  const [amount, hash] = ['x = a * 31 | 0', 'a = a * 31 | 0'].map((source) =>
    proposeAnywhere(truncateLarge, { source, elsewhere: [2 ** 40] }).map(({ cost }) => cost),
  );
  expect(amount?.[0]).toBeLessThan(hash?.[0] as number);
});

const ofLastDigit = (n: string) => `(${n} % 100 > 10 && ${n} % 100 < 14 ? 0 : ${n} % 10)`;

it.each<[around: string, number: string]>([
  ["const f = (n: number) => @ === 1 ? 'st' : 'th';", 'n'],
  ["function f(n) { if (@ === 1) return 'st'; return `${@}`; }", 'n'],
  ['class A { f() { return ENDS[@]; } }', 'this.n'],
  ['x = @;', '(a + b)'],
])('tell-teens-apart in %s of %s', (around, number) => {
  const source = (digit: string) => around.replaceAll('@', digit);
  const found = (value: unknown) =>
    proposePatches(tellTeensApart, { source: source(`${number} % 10`), elsewhere: [value] });
  expect(found(112)).toEqual([source(ofLastDigit(number))]);
  expect(found(121)).toEqual([]);
  expect(found('12')).toEqual([]);
});

it('tell-teens-apart where the last digit is asked for its last digit', () => {
  expect(proposePatches(tellTeensApart, { source: 'x = n % 10 % 10;', seen: { n: [12], 'n % 10': [12] } })).toEqual([
    `x = ${ofLastDigit('n')} % 10;`,
  ]);
});

it('tell-teens-apart in one function, not in the others', () => {
  const source = (digit: string) => `const f = (n) => ${digit}, g = (m) => m % 10;`;
  expect(proposePatches(tellTeensApart, { source: source('n % 10'), seen: { n: [11], m: [1] } })).toEqual([
    source(ofLastDigit('n')),
  ]);
});

it.each([
  'x = n % 100 === 11 ? 0 : n % 10;',
  'x = n % 100;',
  'x = n % 10n;',
  'x = n / 10;',
  'n %= 10;',
  'x = n % base;',
])('tell-teens-apart leaves %s', (source) => {
  expect(proposePatches(tellTeensApart, { source, elsewhere: [12] })).toEqual([]);
});

it.each<[seen: readonly unknown[], texts: readonly string[]]>([
  [[1, 2, '3'], ['Number(value)']],
  [[1, 2, ' 0x1f '], ['Number(value)']],
  [[1, 2, 'x'], []],
  [[1, 2, ' '], []],
  [[1, 2], []],
])('convert-value of %j, numbers for the most part', (seen, texts) => {
  expect(propose(convertValue, { source: 'x = value', at: 'value', seen: { value: seen } })).toEqual(texts);
});

it.each<[at: string, value: unknown, first: string]>([
  ['Math.floor(a)', Symbol('x'), 'Math.ceil(a)'],
  ['Math.floor(a / b)', -1, 'Math.trunc(a / b)'],
  ['Math.round(...all)', -1, 'Math.trunc(...all)'],
  ['Math.floor(a / b)', 1, 'Math.ceil(a / b)'],
  ['Math.round(a)', 0, 'Math.floor(a)'],
])('rename-method at %s, %j seen, begins with %s', (at, value, first) => {
  expect(propose(renameMethod, { source: `x = ${at}`, at, elsewhere: [value] })[0]).toBe(first);
});

it('rename-method costs no less than its floor', () => {
  const costs = proposeAnywhere(renameMethod, { source: 'x = Math.floor(a)', elsewhere: [-1] }).map(({ cost }) => cost);
  expect(Math.min(...costs)).toBe(renameMethod.floor);
});

it.each<[loop: string, texts: readonly string[]]>([
  ['for (let i = 0; i < (a ?? b); i += step) f(i);', ['step > 0 ? i < (a ?? b) : i > (a ?? b)']],
  ['for (let i = 0; i < (a, b); i += step) f(i);', ['step > 0 ? i < (a, b) : i > (a, b)']],
  ['for (let i = 0; i <= all?.size; i += step) f(i);', ['step > 0 ? i <= all?.size : i >= all?.size']],
  ['for (let i = 0; i < end; i += step) f(i);', ['step > 0 ? i < end : i > end']],
  ['for (let i: number = 0; i <= this.end; i += step) { f(i); }', ['step > 0 ? i <= this.end : i >= this.end']],
  ['for (let i = 9; i > end; i += back) f(i);', ['back < 0 ? i > end : i < end']],
  ['for (let i = 9; i >= end; i += back) f(i);', ['back < 0 ? i >= end : i <= end']],
  ['for (let i = 0; i < end; i += ahead) f(i);', []],
  ['for (let i = 9; i > end; i += step) f(i);', []],
  ['for (let i = 0; i < end; i -= step) f(i);', []],
  ['for (let i = 0; i !== end; i += step) f(i);', []],
  ['for (let i = 0; j < end; i += step) f(i);', []],
  ['for (let i = 0; i < end; i++) f(i);', []],
  ['for (let i = 0; i < end; ) f(i);', []],
  ['while (i < end) i += step;', []],
])('count-both-ways in %s', (source, texts) => {
  const found = proposeAnywhere(countBothWays, { source, seen: { step: [-1], back: [1], ahead: [1] } });
  expect(found.map(({ text }) => text)).toEqual(texts);
});
