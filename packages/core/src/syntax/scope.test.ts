import { describe, expect, it } from 'vitest';
import { parseModule } from './parse.ts';
import { analyzeScopes, bindingsAt } from './scope.ts';

/** The names readable at the mark `|` (taken out), with their kinds: inner ones first. */
function namesAt(marked: string, file = '/p/a.ts'): string {
  const offset = marked.indexOf('|');
  const source = marked.slice(0, offset) + marked.slice(offset + 1);
  const bindings = bindingsAt(analyzeScopes(parseModule(source, file).program), offset);
  return bindings.map((binding) => `${binding.name}:${binding.kind}`).join(' ');
}

describe('bindingsAt', () => {
  it.each([
    [
      'parameters, then the module',
      'const a = 1; function f(b, c = 2) { |return b }',
      'b:parameter c:parameter a:const f:function',
    ],
    ['earlier parameters in a default value', 'function f(a, b = |1) {}', 'a:parameter f:function'],
    ['parameters of arrows without a block', 'const f = (a) => |a', 'a:parameter f:const'],
    [
      'destructured parameters',
      'const f = ({ a, b: { c }, ...d }, [e, , f2 = 1], ...g) => { | }',
      'a:parameter c:parameter d:parameter e:parameter f2:parameter g:parameter f:const',
    ],
    ['no `this` parameter', 'function f(this: X, a) { | }', 'a:parameter f:function'],
    ['parameter properties', 'class A { constructor(private readonly b: string) { | } }', 'b:parameter A:class'],
    ['a `let` from its declaration on', 'function f() { let a = 1; | let b = 2 }', 'a:let f:function'],
    ['not the binding being initialized', 'function f() { const a = |1 }', 'f:function'],
    [
      'a `var` from where it has a value, out of its block',
      'function f() { if (x) { var a = 1 } | }',
      'a:var f:function',
    ],
    ['no block binding outside its block', 'function f() { { const a = 1; let b } | }', 'f:function'],
    ['the inner of two with one name', 'const a = 1; function f(a) { { const a = 2; | } }', 'a:const f:function'],
    [
      'nothing while an inner binding of the name is in its dead zone',
      'const a = 1; function f() { | const a = 2 }',
      'f:function',
    ],
    ['hoisted functions before their text', 'function f() { |; function g() {} }', 'g:function f:function'],
    ['the own name of a function expression', 'const f = function g(a) { | }', 'g:function a:parameter f:const'],
    ['what `catch` caught', 'function f() { try {} catch ({ message: m }) { | } }', 'm:catch f:function'],
    ['nothing in `catch` without a parameter', 'function f() { try {} catch { | } }', 'f:function'],
    ['the variable of a loop', 'function f() { for (const [a, b] of c) { | } }', 'a:const b:const f:function'],
    ['the counter of a loop in its condition', 'function f() { for (let i = 0; |i < 1; i++) {} }', 'i:let f:function'],
    ['no loop variable behind the loop', 'function f() { for (let i = 0; i < 1; i++) {} | }', 'f:function'],
    [
      'imports of values',
      "import a, { b as c, type D } from './x'; import type E from './y'; import * as g from './z'; |",
      'a:import c:import g:import',
    ],
    ['classes and enums behind them', 'class A {} enum B { C } |', 'A:class B:enum'],
    ['no class above it', '|; class A {}', ''],
    ['no types', 'interface A {} type B = 1; declare const c: number; declare function d(): void; |', ''],
    [
      'bindings of a `case` in the next one',
      'function f(a) { switch (a) { case 1: const b = 1; case 2: | } }',
      'b:const a:parameter f:function',
    ],
    ['module bindings in methods', 'const a = 1; class B { c(d) { | } } ', 'd:parameter a:const B:class'],
    [
      'exported declarations',
      'export const a = 1; export function f() {} export class B {} |',
      'a:const f:function B:class',
    ],
    ['a namespace and what is in it', 'namespace N { const a = 1; | }', 'a:const'],
    ['destructured constants', 'const { a, b: [c], ...d } = x; |', 'a:const c:const d:const'],
    ['two declarators, the second of which sees the first', 'const a = 1, b = |a', 'a:const'],
  ])('gives %s', (_what, marked, expected) => {
    expect(namesAt(marked)).toBe(expected);
  });

  it('sees a module constant that is declared below in the body of a function', () => {
    // A function runs when the module has been evaluated.
    expect(namesAt('export function f() { return | } const a = 1; class B {} let c = 2; const g = () => 1')).toBe(
      'f:function a:const B:class c:let g:const',
    );
  });

  it('sees the function itself that is being initialized, in its body', () => {
    expect(namesAt('const f = (a) => { return | }')).toBe('a:parameter f:const');
  });
});

describe('analyzeScopes', () => {
  it('looks at each tree once', () => {
    const { program } = parseModule('export const f = (a) => a', '/p/once.js');

    expect(analyzeScopes(program)).toBe(analyzeScopes(program));
  });

  it('keeps the parameter names of functions that the module defines', () => {
    const source = 'function f(a, { b }, ...c) {} const g = (d = 1) => d; const h = 1;';

    const { bindings } = analyzeScopes(parseModule(source, '/p/a.ts').program);

    expect([...bindings.values()].map(({ name, parameters }) => [name, parameters])).toEqual([
      ['f', ['a', 'b', 'c']],
      ['g', ['d']],
      ['h', undefined],
    ]);
  });
});
