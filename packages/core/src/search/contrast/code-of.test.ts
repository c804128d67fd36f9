import { expect, it } from 'vitest';
import { codeOf } from './code-of.ts';

it.each<[value: unknown, code: string]>([
  [3, '3'],
  [-0, '-0'],
  [Number.NaN, 'NaN'],
  [7n, '7n'],
  [undefined, 'undefined'],
  [null, 'null'],
  [`it's "so"\n`, String.raw`'it\'s "so"\n'`],
  [[1, ['a']], "[1, ['a']]"],
  [{ a: 1, 'b-c': { d: true } }, "{ a: 1, 'b-c': { d: true } }"],
  [{}, '{}'],
  [new Map([['a', 1]]), "new Map([['a', 1]])"],
  [new Set([1, 2]), 'new Set([1, 2])'],
  [new Set(), 'new Set()'],
  [new Date(0), "new Date('1970-01-01T00:00:00.000Z')"],
  [new Date(Number.NaN), 'new Date(NaN)'],
])('writes %o', (value, code) => {
  expect(codeOf(value, "'")).toBe(code);
});

it('quotes as the file does', () => {
  expect(codeOf(["it's"], '"')).toBe(`["it's"]`);
});

class Money {
  readonly cents = 3;
}
const round: unknown[] = [];
round.push(round);

it.each<[what: string, value: unknown]>([
  ['a function', () => 1],
  ['a symbol', Symbol('a')],
  ['an instance', [new Money()]],
  ['what holds itself', round],
  ['a promise', Promise.resolve(1)],
  ['a pattern', /a/],
  ['a proxy', new Proxy({}, {})],
  ['a field known by a symbol', { [Symbol('a')]: 1 }],
  ['a long text', 'a'.repeat(3_000)],
])('cannot write %s', (_what, value) => {
  expect(codeOf(value, "'")).toBeUndefined();
});
