import { expect, it } from 'vitest';
import { askOtherQuestion } from '../../src/operators/idioms/objects/ask-other-question.ts';
import { unifyLineBreaks } from '../../src/operators/idioms/texts/unify-line-breaks.ts';
import { doToOthers } from '../../src/operators/statement/do-to-others.ts';
import { propose, proposePatches } from './propose.ts';

const SPAN = `class Span {
  overlaps(other) { return this.e > other.s && this.s < other.e; }
  touches(other) { if (!this.s) return false; return this.e === other.s; }
  isEmpty() { return !this.s; }
  union(other) { return new Span(this.s, other.e); }
  has = (each) => each > 1;
}`;

it.each<[source: string, at: string, expected: readonly string[]]>([
  ['if (a.overlaps(b)) f();', 'a.overlaps(b)', ['a.overlaps(b) || a.touches(b)', 'a.overlaps(b) && a.touches(b)']],
  ['x = !a.touches(b)', 'a.touches(b)', ['a.touches(b) || a.overlaps(b)', 'a.touches(b) && a.overlaps(b)']],
  ['if (a.overlaps(b) || a.touches(b)) f();', 'a.overlaps(b)', []],
  ['if (a.isEmpty()) f();', 'a.isEmpty()', []],
  ['if (a.union(b)) f();', 'a.union(b)', []],
  ['x = a.overlaps(b)', 'a.overlaps(b)', []],
])('ask-other-question: %s', (code, at, expected) => {
  expect(propose(askOtherQuestion, { source: `${code}\n${SPAN}`, at })).toEqual(expected);
});

const TEXTS = { text: ['a\r\nb', 'a\nb'], 'text.slice(n)': ['\r\nb'], plain: ['a\nb'] };

it.each<[source: string, at: string, expected: readonly string[]]>([
  ["lines = text.split('\\n')", "text.split('\\n')", ['text.split(/\\r?\\n/)']],
  ["lines = text.split(',')", "text.split(',')", []],
  ["lines = plain.split('\\n')", "plain.split('\\n')", []],
  ['rest = text.slice(n)', 'text.slice(n)', ["text.slice(n).replaceAll('\\r\\n', '\\n')"]],
  ['rest = f(text)', 'text', ["text.replaceAll('\\r\\n', '\\n')"]],
  ['rest = f(plain)', 'plain', []],
])('unify-line-breaks: %s', (source, at, expected) => {
  expect(propose(unifyLineBreaks, { source, at, seen: TEXTS })).toEqual(expected);
});

const WORDS = { word: ['--a'], other: ['b'], names: [['--b'], []], sizes: [[1]], size: [1] };

it.each<[body: string, added: readonly string[]]>([
  ['word = word.slice(2);', ['other = other.slice(2);', 'names = names.map((each) => each.slice(2));']],
  ['word = clean(word);', ['other = clean(other);', 'names = names.map((each) => clean(each));']],
  ['size = Math.abs(size);', ['sizes = sizes.map((each) => Math.abs(each));']],
  ['word = word.slice(word.length - 2);', []],
  ['word = word.replace(/a/, (a) => a + 1);', []],
  ['word = other.slice(2);', []],
  ['word += word;', []],
])('do-to-others: %s', (body, added) => {
  const source = `function f(word, other, names, size, sizes) {\n  ${body}\n}`;
  const expected = added.map((line) => source.replace(body, `${body}\n  ${line}`));
  expect(proposePatches(doToOthers, { source, seen: WORDS })).toEqual(expected);
});

it('do-to-others: not what is done already', () => {
  const source = 'function f(word, other) {\n  word = word.trim();\n  other = other.trim();\n}';
  expect(proposePatches(doToOthers, { source, seen: WORDS })).toEqual([]);
});
