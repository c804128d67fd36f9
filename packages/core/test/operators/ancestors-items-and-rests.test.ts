import { expect, it } from 'vitest';
import { keepRemainder } from '../../src/operators/idioms/numbers/keep-remainder.ts';
import { replaceItem } from '../../src/operators/idioms/objects/replace-item.ts';
import { askAncestors } from '../../src/operators/idioms/steps/ask-ancestors.ts';
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
