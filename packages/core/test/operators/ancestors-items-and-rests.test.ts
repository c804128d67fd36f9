import { expect, it } from 'vitest';
import { limitLast } from '../../src/operators/idioms/lists/limit-last.ts';
import { keepRemainder } from '../../src/operators/idioms/numbers/keep-remainder.ts';
import { replaceItem } from '../../src/operators/idioms/objects/replace-item.ts';
import { anewEachRound } from '../../src/operators/idioms/steps/anew-each-round.ts';
import { askAncestors } from '../../src/operators/idioms/steps/ask-ancestors.ts';
import { leavePath } from '../../src/operators/idioms/steps/leave-path.ts';
import { propose, proposePatches } from './propose.ts';

it.each<[source: string, at: string, parents: readonly unknown[], text: string]>([
  [
    'function isWithin(id, other) { return id === other || parentOf(id) === other; }',
    'parentOf(id) === other',
    ['a', null],
    'parentOf(id) !== null && isWithin(parentOf(id), other)',
  ],
  [
    'class Tree { isWithin(id, other) { return this.get(id).parent === other; } }',
    'this.get(id).parent === other',
    ['a', 'b'],
    'this.isWithin(this.get(id).parent, other)',
  ],
])('ask-ancestors in %s', (source, at, parents, text) => {
  const asked = at.replace(' === other', '');

  expect(propose(askAncestors, { source, at, seen: { [asked]: parents } })).toEqual([text]);
});

it.each([
  ['function isSame(id, other) { return id === other; }', 'id === other'],
  ['function isWithin(id, other) { return root() === other; }', 'root() === other'],
  ['function isWithin(id, other, deep) { return parentOf(id) === other; }', 'parentOf(id) === other'],
])('ask-ancestors leaves %s alone', (source, at) => {
  expect(propose(askAncestors, { source, at })).toEqual([]);
});

const reducer = (body: string): string =>
  `function add(cart, sku, n) {\n  const line = cart.items.find(isIt);\n${body}}\n`;

it.each([
  ['line.quantity += n;', 'quantity: each.quantity + n'],
  ['line.quantity++;', 'quantity: each.quantity + 1'],
  ['line.quantity -= n + 1;', 'quantity: each.quantity - (n + 1)'],
  ['line.sku = sku;', 'sku: sku'],
  ['line.sku = sku;\n  line.quantity = n;', 'sku: sku, quantity: n'],
])('replace-item puts a new one in the place of the one that %s', (change, fields) => {
  const source = reducer(`  ${change}\n  return { ...cart, items: [...cart.items] };\n`);
  const changed = `cart.items.map((each) => (each === line ? { ...each, ${fields} } : each))`;

  expect(proposePatches(replaceItem, { source })).toEqual([reducer(`  return { ...cart, items: ${changed} };\n`)]);
});

it.each(['  line.quantity += n;\n  return [...cart.others];\n', '  sku.quantity += n;\n  return [...cart.items];\n'])(
  'replace-item leaves alone %s',
  (body) => {
    expect(proposePatches(replaceItem, { source: reducer(body) })).toEqual([]);
  },
);

const bucket = (gained: string): string =>
  `class Bucket {\n  refill(now) {\n    const passed = now - this.at;\n    const gained = ${gained};\n    this.tokens += gained;\n    this.at = now;\n  }\n}`;

it.each([
  ['Math.floor((now - this.at) / this.step)', 'this.at += gained * this.step'],
  ['Math.trunc(passed / (unit * 2))', 'this.at += gained * (unit * 2)'],
])('keep-remainder of %s', (gained, text) => {
  expect(propose(keepRemainder, { source: bucket(gained), at: 'this.at = now' })).toEqual([text]);
});

it.each(['(now - this.at) / this.step', 'Math.floor((now - this.begun) / this.step)', 'Math.floor(now - this.at)'])(
  'keep-remainder leaves %s alone',
  (gained) => {
    expect(propose(keepRemainder, { source: bucket(gained), at: 'this.at = now' })).toEqual([]);
  },
);

it('keep-remainder keeps nothing for what is full', () => {
  const source = bucket('Math.floor((now - this.at) / this.step)').replace(
    'this.tokens += gained',
    'this.tokens = Math.min(this.most, this.tokens + gained)',
  );

  expect(propose(keepRemainder, { source, at: 'this.at = now' })).toEqual([
    'this.at = this.tokens === this.most ? now : this.at + gained * this.step',
    'this.at += gained * this.step',
  ]);
});

it.each([
  [
    'const at = now();\n  for (const each of all) {\n    send(each, at);\n  }',
    'for (const each of all) {\n    const at = now();\n    send(each, at);\n  }',
  ],
  [
    'const seen = [];\n  let n = 0;\n  while (n < 3) {\n    seen.push(n++);\n  }',
    'let n = 0;\n  while (n < 3) {\n    const seen = [];\n    seen.push(n++);\n  }',
  ],
  ['const at = 1;\n  for (const each of all) {\n    send(each, at);\n  }', undefined],
  ['const at = now();\n  for (const each of all) {\n    send(each, at);\n  }\n  return at;', undefined],
  ['const at = now();\n  for (const each of before(at)) {\n    send(each, at);\n  }', undefined],
  ['const at = now();\n  send(all, at);', undefined],
])('anew-each-round in %j', (body, mended) => {
  const around = (text: string): string => `function f(all) {\n  ${text}\n}`;

  expect(proposePatches(anewEachRound, { source: around(body) })).toEqual(mended === undefined ? [] : [around(mended)]);
});

const ranked = (test: string, sorted: string): string =>
  `function top(all, limit) {\n  const hits = [];\n  for (const each of all) {\n${test}    hits.push(each);\n  }\n  return ${sorted};\n}`;

it('limit-last takes the first few of what is sorted', () => {
  const source = ranked('    if (hits.length === limit) break;\n', 'hits.sort(byRank).map(shown)');

  expect(proposePatches(limitLast, { source })).toEqual([ranked('', 'hits.sort(byRank).slice(0, limit).map(shown)')]);
});

it.each([
  ranked('    if (hits.length === limit) break;\n', 'hits'),
  ranked('    if (hits.length === limit) break;\n', 'others.sort(byRank)'),
  ranked('    if (all.length === limit) continue;\n', 'hits.sort(byRank)'),
])('limit-last leaves %j alone', (source) => {
  expect(proposePatches(limitLast, { source })).toEqual([]);
});

const walk = (head: string, tail: string): string =>
  `function walk(name, path) {\n  if (path.has(name)) ${head}\n  path.add(name);\n  ${tail}\n}`;

it.each([
  ['const all = more(name);\n  return all;', 'const all = more(name);\n  path.delete(name);\n  return all;'],
  [
    'for (const each of more(name)) walk(each, path);',
    'for (const each of more(name)) walk(each, path);\n  path.delete(name);',
  ],
])('leave-path in %j', (tail, mended) => {
  const head = 'throw new Error(name);';

  expect(proposePatches(leavePath, { source: walk(head, tail) })).toEqual([walk(head, mended)]);
});

it.each([
  walk('return;', 'for (const each of more(name)) walk(each, path);'),
  walk('throw new Error(name);', 'if (more(name)) path.delete(name);'),
])('leave-path leaves %j alone', (source) => {
  expect(proposePatches(leavePath, { source })).toEqual([]);
});
