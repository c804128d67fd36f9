import { expect, it } from 'vitest';
import { parseModule } from './parse.ts';
import { readCounts } from './read-counts.ts';

/** `name: how often`, by name. */
function counted(source: string): Record<string, number> {
  const { program } = parseModule(source, 'x.tsx');
  return Object.fromEntries([...readCounts(program)].map(([{ name }, count]) => [name, count]));
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
])('counts %s', (_, source, counts) => {
  expect(counted(source)).toEqual(counts);
});
