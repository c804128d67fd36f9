import { describe, expect, it } from 'vitest';
import { applyEdits } from './apply-edits.ts';
import { editsBetween } from './edits-between.ts';
import { parseModule, parses, parsesAsStatements } from './parse.ts';

describe('parseModule', () => {
  it.each([
    ['types and casts', '/p/a.ts', 'const a = <number>b as unknown satisfies C;'],
    ['an arrow with a type parameter', '/p/a.ts', 'const id = <T>(value: T): T => value;'],
    ['JSX beside types', '/p/a.tsx', 'const a: X = <div>{x as string}</div>;'],
    ['JSX in plain JavaScript', '/p/a.js', 'const a = <div/>;'],
    ['CommonJS', '/p/a.cjs', "const { f } = require('./b'); module.exports = { f }; return;"],
    ['a script with octal literals', '/p/a.js', 'var a = 010; with (b) { c; }'],
    ['TypeScript in CommonJS', '/p/a.cts', "import f = require('./f'); export = f;"],
    ['decorators before and on members', '/p/a.ts', '@a class B { @c() d = 1; @e f(@g h: string) {} }'],
    ['decorated accessors', '/p/a.ts', 'class A { @b accessor c = 1 }'],
    ['decorators in plain JavaScript', '/p/a.js', '@a export class B { @(c.d()) static e() {} }'],
    ['decorators before export', '/p/a.ts', '@a export class B {}'],
    ['decorators after export', '/p/a.ts', 'export @a class B {}'],
    ['private members', '/p/a.js', 'class A { #a = 1; has(o) { return #a in o } }'],
    ['import attributes', '/p/a.ts', "import a from './a.json' with { type: 'json' };"],
    ['using', '/p/a.ts', 'function f() { using a = open(); }'],
    ['top-level await', '/p/a.mts', 'const a = await b;'],
    ['optional chains', '/p/a.js', 'a?.b?.[c]?.(d);'],
    ['a shebang', '/p/a.mjs', '#!/usr/bin/env node\nexport {}'],
    ['a byte order mark', '/p/a.js', '\uFEFFexport const a = 1'],
    [
      'abstract members and overloads',
      '/p/a.ts',
      'abstract class A { abstract b(): void; c(d: string): void; c(d: unknown) {} }',
    ],
  ])('parses %s', (_what, file, source) => {
    expect(parseModule(source, file).program.type).toBe('Program');
  });

  it.each([
    ['types in plain JavaScript', '/p/a.js', 'const a: number = 1'],
    ['half a function', '/p/a.ts', 'function f( {'],
  ])('refuses %s, with the place', (_what, file, source) => {
    expect(() => parseModule(source, file)).toThrow(
      expect.objectContaining({
        code: 'PARSE_FAILED',
        message: expect.stringMatching(/^`\/p\/a\.[jt]s` does not parse: .*\(1:\d+\)$/),
      }),
    );
    expect(parses(source, file)).toBe(false);
  });

  it('keeps every byte when nothing is edited, line ends and marks included', () => {
    const source = '\uFEFF// a\r\nconst a = 1\r\n\tconst b = "é😀"\n\n';

    expect(applyEdits(source, editsBetween(source, source, '/p/a.js'))).toBe(source);
  });
});

it.each([
  ['while (a) { yield a; }', true],
  ['await a; continue;', true],
  ['this.#a = yield;', true],
  ['} yield a; {', false],
  ['const a = ;', false],
])('%j may be statements somewhere: %j', (text, expected) => {
  expect(parsesAsStatements(text, 'x.ts')).toBe(expected);
});
