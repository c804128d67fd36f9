import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../syntax/apply-edits.ts';
import { parseModule } from '../../syntax/parse.ts';
import { collectSites, type ExpressionSite } from '../../syntax/sites.ts';
import { likewise, twinsAmong } from './likewise.ts';
import { tidyEdits } from '../print/tidy-edits.ts';

function changed(source: string, find: string, text: string, where: 'function' | 'module' = 'function') {
  const module = parseModule(source, 'a.js');
  const { expressions } = collectSites(module, [{ start: 0, end: source.length }]);
  const site = expressions.find(({ start, end }) => source.slice(start, end) === find) as ExpressionSite;
  const edits = likewise(site, text, twinsAmong(expressions, source)(site, where), source);
  return edits && applyEdits(source, tidyEdits(module, edits));
}

describe('likewise', () => {
  it.each([
    ['a method', 'x = f(a.sort(), b.c.sort())', 'a.sort()', 'a.toSorted()', 'x = f(a.toSorted(), b.c.toSorted())'],
    [
      'a function with parts of its own',
      'x = { h: Math.floor(t / 60), m: Math.floor(t % 60) }',
      'Math.floor(t / 60)',
      'Math.trunc(t / 60)',
      'x = { h: Math.trunc(t / 60), m: Math.trunc(t % 60) }',
    ],
    ['a default', 'c = a / d; m = b / d', 'a / d', 'a / d || 0', 'c = a / d || 0; m = b / d || 0'],
    ['a wrapped name', 'f(name); f(name)', 'name', 'name.trim()', 'f(name.trim()); f(name.trim())'],
    ['two parts exchanged', 'x = f(a - b, c - d)', 'a - b', 'b - a', 'x = f(b - a, d - c)'],
    [
      'what is switched on',
      'switch (o.a) { default: f() } switch (b) { default: g() }',
      'o.a',
      'o.a.trim()',
      'switch (o.a.trim()) { default: f() } switch (b.trim()) { default: g() }',
    ],
    [
      'a pattern',
      "x = a.replace(/x/, y) + b.replace(/x/, '')",
      '/x/',
      '/x/g',
      "x = a.replace(/x/g, y) + b.replace(/x/g, '')",
    ],
  ])('changes %s at every place like it', (_, source, find, text, expected) => {
    expect(changed(source, find, text)).toBe(expected);
  });

  it.each([
    ['what stands alone', 'x = f(a.sort())', 'a.sort()', 'a'],
    ['what has another name', 'x = f(a.sort(), b.sorted())', 'a.sort()', 'a.toSorted()'],
    ['what stands elsewhere', 'x = f(a.sort()).y(b.sort().z)', 'a.sort()', 'a.toSorted()'],
    ['what would lose its own parts', 'c = a / d; m = b / d', 'a / d', '0'],
    ['another thing switched on', 'switch (o.a) { default: f() } switch (b) { default: g() }', 'o.a', 'c'],
    ['what nests', 'x = f(f(f(a)))', 'f(f(a))', 'g(f(a))'],
    ['too much', 'x = [f(a), f(b), f(c), f(d), f(e), f(g), f(h)]', 'f(a)', 'k(a)'],
  ])('leaves %s alone', (_, source, find, text) => {
    expect(changed(source, find, text)).toBeUndefined();
  });

  it('looks into other functions when it is asked to', () => {
    const source = 'o = { a(c) { return /x/.test(c) }, b(c) { return /y/.test(c) } }';

    expect(changed(source, '/x/.test(c)', "c !== '' && /x/.test(c)")).toBeUndefined();
    expect(changed(source, '/x/.test(c)', "c !== '' && /x/.test(c)", 'module')).toBe(
      "o = { a(c) { return c !== '' && /x/.test(c) }, b(c) { return c !== '' && /y/.test(c) } }",
    );
  });

  it('takes what fits a twin better', () => {
    const source = 'x = f(a.sort(), b.sort())';
    const { expressions } = collectSites(parseModule(source, 'a.js'), [{ start: 0, end: source.length }]);
    const first = expressions.find(({ start }) => source.startsWith('a.sort()', start)) as ExpressionSite;
    const twins = twinsAmong(expressions, source)(first, 'function');
    const texts: string[] = [];
    const edits = likewise(first, 'a.toSorted()', twins, source, (_, made) => {
      texts.push(made);
      return 'c';
    });

    expect([texts, edits?.map(({ text }) => text)]).toEqual([['b.toSorted()'], ['a.toSorted()', 'c']]);
  });
});
