import { expect, it } from 'vitest';
import { parseModule } from '../syntax/parse.ts';
import { boundedSource } from './bounded-source.ts';

const bounded = (source: string, file = 'a.js'): string | undefined => boundedSource(parseModule(source, file));

const ROUND = 'globalThis.__heal?.round();';

it.each([
  ['while (a) b()', `while (a) {${ROUND}b()}`],
  ['function f() { do { a() } while (b) }', `function f() { do {${ROUND} a() } while (b) }`],
  ['for (const a of b) for (;;) c()', `for (const a of b) {${ROUND}for (;;) {${ROUND}c()}}`],
])('counts the rounds of %s', (source, expected) => {
  expect(bounded(source)).toBe(expected);
});

it('silences type checks', () => {
  expect(bounded('while (a) b()', 'a.ts')).toBe(`// @ts-nocheck\nwhile (a) {${ROUND}b()}`);
});

it('has nothing to bound without a loop', () => {
  expect(bounded('export const double = (n) => double(n) * 2')).toBeUndefined();
});
