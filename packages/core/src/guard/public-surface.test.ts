import { describe, expect, it } from 'vitest';
import { publicSurface } from './public-surface.ts';

describe('publicSurface', () => {
  it('lists exported names with their parameters, and public members of classes', () => {
    const source = `
      export function plain(a, { b, c }, d = 1, ...e) {}
      export async function* stream(this: X, a?: string) {}
      export const arrow = async ([a], b) => a, value = 1;
      export class Cart { #secret() {} private hidden() {} constructor(private a: string) {} static of(b) {} get size() { return 1 } field = (c) => c; open = 1 }
      export default (x) => x;
      export { inner as outer, arrow as 'quoted name' };
      export { re } from './other';
      export * from './all';
      export type T = 1;
      export enum Level { Low }
      function inner(p) {}
      function hidden(q) {}
    `;

    expect(publicSurface(source, '/p/a.ts')).toMatchInlineSnapshot(`
      [
        "plain(a, b|c, d?, ...e)",
        "async *stream(a?)",
        "async arrow(a, b)",
        "value",
        "Cart",
        "Cart.constructor(a)",
        "static Cart.of(b)",
        "get Cart.size()",
        "Cart.field(c)",
        "Cart.open",
        "default(x)",
        "outer(p)",
        "async quoted name(a, b)",
        "re from ./other",
        "Level",
        "* from ./all",
      ]
    `);
  });

  it('lists what CommonJS exports', () => {
    const source = `
      function f(a) {}
      exports.g = (b) => b;
      module.exports.h = f;
      module.exports = { f, i(c) {}, j: 1 };
    `;

    expect(publicSurface(source, '/p/a.cjs')).toMatchInlineSnapshot(`
      [
        "g(b)",
        "h(a)",
        "f(a)",
        "i(c)",
        "j",
      ]
    `);
  });

  it.each([
    ['the body of a function', 'export const f = (a) => a', 'export const f = (a) => -a'],
    ['a default value', 'export const f = (a = 1) => a', 'export const f = (a = 2) => a'],
    ['a private function', 'function g(a) {} export const b = 1', 'function g(c, d) {} export const b = 1'],
    ['a private member', 'export class A { #b(c) {} }', 'export class A { #b(c, d) {} }'],
    ['types', 'export const f = (a: string) => a', 'export const f = (a: number): string => a'],
  ])('is the same when %s changes', (_what, before, after) => {
    expect(publicSurface(after, '/p/a.ts')).toEqual(publicSurface(before, '/p/a.ts'));
  });

  it.each([
    ['an export is renamed', 'export const f = (a) => a', 'export const g = (a) => a'],
    ['a parameter is added', 'export const f = (a) => a', 'export const f = (a, b) => a'],
    ['parameters change places', 'export const f = (a, b) => a', 'export const f = (b, a) => a'],
    ['a parameter becomes optional', 'export const f = (a) => a', 'export const f = (a = 1) => a'],
    ['a function becomes asynchronous', 'export const f = (a) => a', 'export const f = async (a) => a'],
    ['a public method goes', 'export class A { b() {} c() {} }', 'export class A { b() {} }'],
    ['a constructor takes more', 'export class A { constructor(a) {} }', 'export class A { constructor(a, b) {} }'],
    ['a method becomes static', 'export class A { b() {} }', 'export class A { static b() {} }'],
    ['a getter becomes a method', 'export class A { get b() { return 1 } }', 'export class A { b() { return 1 } }'],
    ['a wildcard goes', "export * from './a'; export const b = 1", 'export const b = 1'],
    ['a destructured constant is no longer exported', 'export const { a, b } = c', 'export const { a } = c'],
  ])('differs when %s', (_what, before, after) => {
    expect(publicSurface(after, '/p/a.ts')).not.toEqual(publicSurface(before, '/p/a.ts'));
  });
});
