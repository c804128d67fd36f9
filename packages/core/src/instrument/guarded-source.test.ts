import { describe, expect, it } from 'vitest';
import { guardedSource } from './guarded-source.ts';

const PRELUDE =
  'var __h=globalThis.__heal,__i=__h.instance;function __g(){__h=globalThis.__heal,__i=__h.instance;return __h}';
const ENTRY = '(__h||__g()).tick(__i)';
const ROUND = '__h.tick(__i)';

describe('guardedSource', () => {
  it.each([
    ['function f() { return 1 }', `${PRELUDE}function f() {${ENTRY}; return 1 }`],
    ['const f = (x) => ({ x })', `${PRELUDE}const f = (x) => ((${ENTRY},{ x }))`],
    ['const f = async () => await g()', `${PRELUDE}const f = async () => (${ENTRY},await g())`],
    ['while (a) b()', `${PRELUDE}while (a) {${ROUND};b()}`],
    ['do a(); while (b)', `${PRELUDE}do {${ROUND};a();} while (b)`],
    ['for (const a of b) { c() }', `${PRELUDE}for (const a of b) {${ROUND}; c() }`],
    ['for (;;) for (;;) a()', `${PRELUDE}for (;;) {${ROUND};for (;;) {${ROUND};a()}}`],
    ["function f() { 'use strict'\n return 1 }", `${PRELUDE}function f() { 'use strict';${ENTRY};\n return 1 }`],
  ])('puts ticks into %s', (source, expected) => {
    expect(guardedSource(source, 'a.js')).toBe(expected);
  });

  it('stays behind hashbang, comments and directives', () => {
    const source = "#!/usr/bin/env node\n/** @jsx h */\n'use client'\nimport a from 'a'\n";

    const guarded = guardedSource(source, 'a.js');

    expect(guarded).toBe(source.replace('import', `${PRELUDE}import`));
  });

  it('silences type checks on a line of its own', () => {
    expect(guardedSource('let a: string = 1', 'a.ts')).toBe(`// @ts-nocheck\n${PRELUDE}let a: string = 1`);
    expect(guardedSource('#!x\nlet a = 1', 'a.ts')).toBe(`#!x\n// @ts-nocheck\n${PRELUDE}let a = 1`);
  });

  it('takes names that the source does not use', () => {
    expect(guardedSource('const __h = 1; while (a);', 'a.js')).toContain('while (a){__h1.tick(__i1);;}');
  });

  it('leaves declarations alone that only tell of code elsewhere', () => {
    const source = 'declare function f(): void;declare namespace N { function g(): void }';

    expect(guardedSource(source, 'a.ts')).toBe(`// @ts-nocheck\n${PRELUDE}${source}`);
  });
});
