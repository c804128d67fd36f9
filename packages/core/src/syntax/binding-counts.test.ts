import { expect, it } from 'vitest';
import { parseModule } from './parse.ts';
import { bindingCounts, type BindingCounts } from './binding-counts.ts';

/** `name: how often`, by name. */
function counted(source: string, what: keyof BindingCounts): Record<string, number> {
  const { program } = parseModule(source, 'x.tsx');
  return Object.fromEntries([...bindingCounts(program)[what]].map(([{ name }, count]) => [name, count]));
}

it.each([
  ['values', 'const a = 1; use(a, a);', { a: 2 }],
  ['no declarations', 'const a = 1; let b; function c(d, { e: f = 1, ...g }, [h]) {} class I {}', {}],
  ['defaults and computed keys', 'const a = 1, b = 2; const { [a]: c = b } = {};', { a: 1, b: 1 }],
  ['nothing that is only set', 'let a; a = 1; a += 1; a++; [a] = []; ({ b: a } = {}); for (a of []) {}', {}],
  ['counters that are used', 'let a = 0; use(a++);', { a: 1 }],
  ['members of what is set', 'const a = {}; a.b = 1;', { a: 1 }],
  ['no keys and members', 'const a = 1; use({ a: 1 }, b.a);', {}],
  ['short keys', 'const a = 1; use({ a });', { a: 1 }],
  ['components', 'const A = 1; use(<A />);', { A: 1 }],
  [
    'exports',
    'export const a = 1; export function b() {} export default class C {} const d = 1; export { d };',
    {
      a: 1,
      b: 1,
      C: 1,
      d: 1,
    },
  ],
  ['each declaration apart', 'const a = 1; use(a); function f(a) {}', { a: 1 }],
])('counts as reads %s', (_, source, counts) => {
  expect(counted(source, 'reads')).toEqual(counts);
});

it.each([
  ['assignments of all kinds', 'let a, b; a = 1; a += 1; a ??= 2; b++; --b; use(b++);', { a: 3, b: 3 }],
  ['patterns and loops', 'let a, b, c; [a] = []; ({ x: b } = {}); for (c of []) {}', { a: 1, b: 1, c: 1 }],
  ['each round of a loop', 'for (let a of []) {} for (const [b] of []) {} for (let c in {}) {}', { a: 1, b: 1, c: 1 }],
  ['no declarations', 'let a = 1; const b = 2; for (let c = 0; ; ) {} function f(d = 1) {}', {}],
  ['no reads and members', 'let a = {}; a.b = 1; use(a); [a.c] = [];', {}],
])('counts as sets %s', (_, source, counts) => {
  expect(counted(source, 'sets')).toEqual(counts);
});
