import { expect, it } from 'vitest';
import { compareLengths } from '../../src/operators/idioms/lists/compare-lengths.ts';
import { goDeeper } from '../../src/operators/idioms/steps/go-deeper.ts';
import { handOver } from '../../src/operators/idioms/promises-and-listeners/hand-over.ts';
import { changeLoop } from '../../src/operators/statement/change-loop.ts';
import { keepExtreme } from '../../src/operators/variable/keep-extreme.ts';
import { propose, proposePatches } from './propose.ts';

it.each<[source: string, mended: readonly string[]]>([
  [
    'function size(node) { return node.all.reduce((sum, child) => sum + child.size, node.size); }',
    ['function size(node) { return node.all.reduce((sum, child) => sum + size(child), node.size); }'],
  ],
  [
    'const depth = (node) => { for (const child of node.all) add(child.level); return node.level; };',
    ['const depth = (node) => { for (const child of node.all) add(depth(child)); return node.level; };'],
  ],
  ['function size(node) { return node.all.map((child) => child.name); }', []],
  ['function size(node) { return size(node.all[0]) + child.size + node.size; }', []],
  ['class A { size(node) { return child.size + node.size; } }', []],
])('go-deeper into items of %s', (source, mended) => {
  expect(proposePatches(goDeeper, { source, seen: { child: [{ size: 1 }] } })).toEqual(mended);
});

it.each<[source: string, seen: unknown, mended: readonly string[]]>([
  [
    'function freeze(value) { Object.freeze(value); return value; }',
    { a: { b: 1 } },
    [
      'function freeze(value) { Object.freeze(value); for (const each of Object.values(value)) freeze(each); return value; }',
    ],
  ],
  ['function freeze(value) { Object.freeze(value); return value; }', { a: 1 }, []],
  ['function freeze(value, deep) { Object.freeze(value); return value; }', { a: { b: 1 } }, []],
  ['function freeze(value) { freeze(value.a); return value; }', { a: { b: 1 } }, []],
])('go-deeper into values in %s, given %j', (source, value, mended) => {
  expect(proposePatches(goDeeper, { source, seen: { value: [value] } })).toEqual(mended);
});

it.each<[source: string, mended: readonly string[]]>([
  [
    'class A { flush() {\n  send(this.items);\n  this.items = [];\n} }',
    ['class A { flush() {\n  const items = this.items;\n  this.items = [];\n  send(items);\n} }'],
  ],
  [
    'class A { #waiting; async flush() {\n  await this.send(this.#waiting, 1);\n  this.#waiting = new Map();\n} }',
    [
      'class A { #waiting; async flush() {\n  const waiting = this.#waiting;\n  this.#waiting = new Map();\n  await this.send(waiting, 1);\n} }',
    ],
  ],
  ['class A { flush(items) {\n  send(this.items);\n  this.items = [];\n} }', []],
  ['class A { flush() {\n  send(this.items);\n  this.items = [1];\n} }', []],
  ['class A { flush() {\n  send(other);\n  this.items = [];\n} }', []],
  ['class A { flush() {\n  let sent = this.items;\n  this.items = [];\n} }', []],
])('hand-over in %j', (source, mended) => {
  expect(proposePatches(handOver, { source })).toEqual(mended);
});

it.each<[at: string, texts: readonly string[]]>([
  ['if (used.has(name)) name = base + n;', ['while (used.has(name)) name = base + n;']],
  ['if (left > 0) { left--; step(); }', ['while (left > 0) { left--; step(); }']],
  ['if (used.has(name)) other = 1;', []],
  ['if (left > 0) left--; else stop();', []],
  ['if (left > 0) later(() => left--);', []],
  ['if (queue.length > 0) run(queue.shift());', ['while (queue.length > 0) run(queue.shift());']],
  [
    'if (this.waiting.size > 0) { this.waiting.delete(first); }',
    ['while (this.waiting.size > 0) { this.waiting.delete(first); }'],
  ],
  ['if (queue.length > 0) run(others.shift());', []],
  ['if (queue.length > 0) queue.push(one);', []],
])('change-loop makes a loop of %s', (at, texts) => {
  expect(propose(changeLoop, { source: `function f() { ${at} }`, at })).toEqual(texts);
});

it.each<[source: string, before: number, texts: readonly string[]]>([
  ['for (const span of spans) { at = span.end; }', 12, ['Math.max(at, span.end)']],
  ['for (const span of spans) { at = span.end; }', 3, []],
  ['{ at = span.end; }', 12, []],
])('keep-extreme in %s, where %d was reached', (source, before, texts) => {
  const scene = { source, at: 'span.end', seen: { 'span.end': [11], at: [before] } };
  expect(propose(keepExtreme, scene)).toEqual(texts);
});

it.each<[question: string, have: readonly string[], isMended: boolean]>([
  ['want.every((part, index) => part === have[index])', ['a', 'b'], true],
  ['want.every((part, index) => part === "*" || part === have[index])', [], true],
  ['want.every((part, index) => part === have[index])', ['b'], false],
  ['want.every((part) => part === have[0])', ['a', 'b'], false],
  ['want.some((part, index) => part === have[index])', ['a', 'b'], false],
])('compare-lengths beside %s, where the other was %j', (question, have, isMended) => {
  const source = `function f(a, b) { const want = a.split('/'), have = b.split('/'); return ${question}; }`;
  const mended = source.replace(question, `want.length === have.length && ${question}`);
  expect(proposePatches(compareLengths, { source, seen: { want: [['a']], have: [have] } })).toEqual(
    isMended ? [mended] : [],
  );
});
