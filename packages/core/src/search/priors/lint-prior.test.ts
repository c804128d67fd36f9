import { describe, expect, it } from 'vitest';
import { parseModule } from '../../syntax/parse.ts';
import { emptyCollections } from './empty-collections.ts';
import { lintPrior } from './lint-prior.ts';

/** The prior of one edit, the last place of `old` made `text`. */
function priorOf(source: string, old: string, text: string): number {
  const module = parseModule(source, 'x.ts');
  const start = source.lastIndexOf(old);
  return lintPrior(module, emptyCollections(module))([{ start, end: start + old.length, text }]);
}

const SOURCE = 'function f(low: number, high: number, step: number) { return low + low + high; }';

it.each([
  ['leaves a binding unread', 'high', 'low', 0.9],
  ['reads what nobody read', 'low + high', 'step + high', -0.7],
  ['reads once less', 'low + low', 'low', 0],
  ['reads what is not declared', '+ high', '+ unheard', 0.9],
  ['takes a member of that name', 'low + high', 'low.step + high', 0],
  ['only sets what nobody reads', 'return', 'step = 1; return', 0],
  ['spreads what nobody read', 'return', 'list(...step); return', -0.7],
])('of a patch that %s', (_, old, text, prior) => {
  expect(priorOf(SOURCE, old, text)).toBeCloseTo(prior);
});

it('tells a name from that of another function', () => {
  const source = 'function f(day: Date) { return day; } function g(day: Date) { return now(); }';

  expect(priorOf(source, 'now()', 'day')).toBeCloseTo(-0.7);
  expect(priorOf(source, 'return day', 'return now()')).toBeCloseTo(0.9);
});

it('finds it promising to set what was declared to change', () => {
  const source =
    'function f(list: number[]) { let left = 9; for (const each of list) { if (each > left) return each; } }';

  expect(priorOf(source, 'return each;', 'left -= each; return each;')).toBeCloseTo(-0.7);
  expect(priorOf(source, 'return each;', 'return left === each;')).toBeCloseTo(0);
  expect(priorOf(source.replace('let', 'const'), 'return each;', 'left -= each; return each;')).toBeCloseTo(0);
});

it('finds it promising to read a field that nobody read', () => {
  const source = 'class A { #most = 1; low = 2; f(n: number) { return n > this.low; } }';

  expect(priorOf(source, 'this.low', 'this.#most')).toBeCloseTo(-0.7);
  expect(priorOf(source, 'n > this.low', 'n > 1')).toBeCloseTo(0);
  expect(priorOf(source, 'return', 'this.#most = n; return')).toBeCloseTo(0);
});

it('finds it promising to fill a collection that is only asked', () => {
  const source = 'function f(x: string) { const seen = new Set(); return seen.has(x) ? 1 : 2; }';

  expect(priorOf(source, 'return', 'seen.add(x); return')).toBeCloseTo(-0.4);
});

describe('nobody has forgotten', () => {
  it.each([
    ['a parameter before one that is read', 'list.map((item, index) => index)', '=> index', '=> item'],
    ['a name that says so', 'list.map((_item) => 1)', '1', '_item'],
    ['what others import', 'export const rate = 2; function f() { return 1; }', '1', 'rate'],
    ['what is exported by name', 'const rate = 2; export { rate }; function f() { return 1; }', '1', 'rate'],
  ])('%s', (_, source, old, text) => {
    expect(priorOf(source, old, text)).toBeGreaterThanOrEqual(0);
  });
});
