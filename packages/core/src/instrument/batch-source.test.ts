import { describe, expect, it } from 'vitest';
import type { Candidate } from '../model/candidate.ts';
import { parseModule } from '../syntax/parse.ts';
import { batchSources, soloSource } from './batch-source.ts';
import { indexSource } from './source-index.ts';

function batchOf(source: string, ...edits: readonly (readonly [find: string, text: string])[]) {
  const candidates = edits.map(([find, text]) => candidate(source, [[find, text]]));
  return { ...batchSources(indexSource(parseModule(source, 'a.js')))(candidates), candidates };
}

function candidate(source: string, replace: readonly (readonly [string, string])[]): Candidate {
  const edits = replace.map(([find, text]) => {
    const start = source.indexOf(find);
    return { start, end: start + find.length, text };
  });
  return { key: JSON.stringify(edits), edits, operator: 'test', cost: 1 };
}

/** Without the prelude and the ticks. */
function plain(text: string): string {
  return text
    .replace(/^var __h.*?return __h}/, '')
    .replaceAll(/\(__h\|\|__g\(\)\)\.tick\(__i\);|__h\.tick\(__i\);/g, '');
}

describe('batchSources', () => {
  it('puts a balanced tree at an expression', () => {
    const { text } = batchOf('f(a > b)', ['a > b', 'a < b'], ['>', '>='], ['a > b', 'c']);

    expect(plain(text)).toBe('f((__h.k>=1&&__h.k<=3?(__h.k<2?(a < b):(__h.k<3?(a >= b):(c))):(a > b)))');
  });

  it('nests inner selectors in the original only', () => {
    const { text } = batchOf('f(a(b))', ['b', 'c'], ['a(b)', 'd']);

    expect(plain(text)).toBe('f((__h.k===1?(d):(a((__h.k===2?(c):(b))))))');
  });

  it('selects statements by branches and insertions by a branch of their own', () => {
    const source = 'function f() { a(); b() }';

    const { text } = batchOf(source, ['a();', 'return;']);
    const inserted = batchSources(indexSource(parseModule(source, 'a.js')))([
      { key: '', edits: [{ start: 15, end: 15, text: 'while (x) y();' }], operator: '', cost: 1 },
    ]);

    expect(plain(text)).toContain('if(__h.k===1){return;}else {a();} b()');
    expect(inserted.text).toContain(
      '{(__h||__g()).tick(__i); ;if(__h.k===1){while (x) {__h.tick(__i);y();}}a(); b() }',
    );
  });

  it('takes a whole call when its callee is edited, and a whole chain', () => {
    const { text } = batchOf('x = o.f(1); y = p?.q.r', ['o.f', 'o.g'], ['q', 's']);

    expect(plain(text)).toBe('x = (__h.k===1?(o.g(1)):(o.f(1))); y = (__h.k===2?(p?.s.r):(p?.q.r))');
  });

  it('takes what is around when a text binds less tightly than its place', () => {
    const { text } = batchOf('x = a * b - c', ['b', 'b + 1']);

    expect(plain(text)).toBe('x = (__h.k===1?(a * b + 1 - c):(a * b - c))');
  });

  it('leaves what would call the line before to a text of its own', () => {
    const { solo } = batchOf('f()\ng(a)', ['g', '(g ?? h)']);

    expect(solo).toHaveLength(1);
  });

  it('begins what an arrow function gives with a bracket', () => {
    const { text } = batchOf('f((a) => !a)', ['!a', '(!a && b)']);

    expect(plain(text)).toContain('(__h.k===1?((!a && b)):(!a))');
  });

  it.each([
    ['a declaration', 'const a = 1, b = 2; f(a)', ['b = 2', 'c = 2']],
    ['a pattern key', 'const { a } = b', ['a }', 'c: a }']],
    ['an anonymous function as a name', 'const f = (a) => a', ['(a) =>', '(b) =>']],
    ['a parameter', 'function f(a) { return a }', ['(a)', '(a, b)']],
    [
      'a call of the parent constructor',
      'class A extends B { constructor(x) { super(x); this.y = x } }',
      ['super(x)', 'super()'],
    ],
    ['an import', "import { a } from 'b'", ["'b'", "'c'"]],
    ['a text that is no code', 'f(a)', ['a', 'a b']],
  ] as const)('leaves %s to a text of its own', (_, source, edit) => {
    const { solo, candidates } = batchOf(source, edit);

    expect(solo).toEqual(candidates);
  });

  it('selects all edits of a candidate by one number', () => {
    const source = 'f(a); g(b)';
    const both = candidate(source, [
      ['a', 'x'],
      ['b', 'y'],
    ]);

    const { text } = batchSources(indexSource(parseModule(source, 'a.js')))([both]);

    expect(plain(text)).toBe('f((__h.k===1?(x):(a))); g((__h.k===1?(y):(b)))');
  });

  it('knows what runs while the module is evaluated', () => {
    const { selected } = batchOf('let a = b; function f() { return d }', ['b', 'x'], ['d', 'y']);

    expect([...selected.values()]).toEqual([
      { id: 1, loadTime: true },
      { id: 2, loadTime: false },
    ]);
  });

  it('takes a comment below a statement for no division', () => {
    const { solo } = batchOf('f(a)\ng(a)\n\n// what follows\nh(a)', ['g(a)', 'i(a)']);

    expect(solo).toEqual([]);
  });

  it('does not call a directive either', () => {
    const { text } = batchOf("'use strict'\ng(a)", ['g(a)', 'h(a)']);

    expect(text).toMatch(/if\(__h.k===1\)\{h\(a\)\}else \{g\(a\)\}$/);
  });

  it('never begins a line with a bracket that the line before would call', () => {
    const { text } = batchOf('const a = b\nf(1)', ['1', '2'], ['f(1)', 'g()']);

    expect(plain(text)).toBe('const a = b\nif(__h.k===1){g()}else {f((__h.k===2?(2):(1)))}');
  });

  it('says why a file does not parse', () => {
    const source = 'f(a)';

    const single = soloSource(parseModule(source, 'a.js'), candidate(source, [['a)', 'a']]));

    expect(single).toEqual({ invalid: expect.stringMatching(/^`a.js` does not parse: /) as string });
  });
});
