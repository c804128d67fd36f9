import { expect, it } from 'vitest';
import { parseModule } from '../../syntax/parse.ts';
import { keyNames } from './key-names.ts';

it.each([
  ['members', 'const a = b.c + d?.e + this.f;', ['c', 'e', 'f']],
  ['keys that are written out', "const a = { b: 1, c, d() {}, 'e-f': 2, [g]: 3 };", ['b', 'c', 'd', 'e-f']],
  ['what is taken apart', 'function f({ a, b: { c } }, d) {}', ['a', 'b', 'c']],
  ['types', 'interface A { b: number; c(): void; d?: Record<string, E> }', ['b', 'c', 'd']],
  ['classes', 'class A { b = 1; #c = 2; d() {} }', ['b', 'd']],
  [
    'parameters that are properties',
    'class A { constructor(readonly b: number, private c = 1, d: number) {} }',
    ['b', 'c'],
  ],
  ['texts', "if ('a' in b || c === 'd') e();", ['a', 'd']],
])('knows the keys of %s, and no variables', (_what, source, keys) => {
  const { program } = parseModule(source, 'module.ts');

  expect([...keyNames(program)].filter((name) => name !== 'constructor').toSorted()).toEqual([...keys].toSorted());
});
