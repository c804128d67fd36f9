import { expect, it } from 'vitest';
import { sortProperly } from '../../src/operators/collection/sort-properly.ts';
import { changeNumber } from '../../src/operators/constant/change-number.ts';
import { addToSame } from '../../src/operators/idioms/lists/add-to-same.ts';
import { denyOverrides } from '../../src/operators/idioms/lists/deny-overrides.ts';
import { dropEmptied } from '../../src/operators/idioms/lists/drop-emptied.ts';
import { capAtStart } from '../../src/operators/idioms/numbers/cap-at-start.ts';
import { dropZeros } from '../../src/operators/idioms/numbers/drop-zeros.ts';
import { swapIndices } from '../../src/operators/idioms/numbers/swap-indices.ts';
import { collapseRange } from '../../src/operators/idioms/texts/collapse-range.ts';
import { compareRanks } from '../../src/operators/idioms/texts/compare-ranks.ts';
import { groupThousands } from '../../src/operators/idioms/texts/group-thousands.ts';
import { joinPresent } from '../../src/operators/idioms/texts/join-present.ts';
import { propose, proposePatches } from './propose.ts';

/** Stands for a value that was not read. */
const UNREAD = Symbol('unread');

const asList = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value]);

it.each<[body: string, item: Record<string, unknown>, mended: string | undefined]>([
  [
    'this.all.push({ sku, count });',
    { sku: 'a', count: 2 },
    'const same = this.all.find((each) => each.sku === sku);\n  if (same) same.count += count;\n  else this.all.push({ sku, count });',
  ],
  [
    'if (a) this.all.push({ sku, on: true, paid, count }); else stop();',
    { sku: 'a', paid: 1, count: 2 },
    'if (a) { const same = this.all.find((each) => each.sku === sku);\n  if (same) { same.paid += paid; same.count += count; }\n  else this.all.push({ sku, on: true, paid, count }); } else stop();',
  ],
  // What a thing is or costs is not added up.
  [
    'this.all.push({ sku, price, typeId, count });',
    { sku: 'a', price: 5, typeId: 7, count: 2 },
    'const same = this.all.find((each) => each.sku === sku);\n  if (same) same.count += count;\n  else this.all.push({ sku, price, typeId, count });',
  ],
  ['this.all.push({ each, count });', { each: 'a', count: 2 }, undefined],
  ['this.all.push({ sku, count });', { sku: 'b', count: 2 }, undefined],
  ['this.all.push({ sku, count });', { sku: UNREAD, count: 2 }, undefined],
  ['this.all.push({ sku, count });', { sku: 'a', count: '2' }, undefined],
  ['this.all.push({ sku: a, count: b });', { sku: 'a', count: 2 }, undefined],
  ['this.all.push({ sku, count }, other);', { sku: 'a', count: 2 }, undefined],
  ['read().push({ sku, count });', { sku: 'a', count: 2 }, undefined],
])('add-to-same in %s', (body, item, mended) => {
  const around = (text: string): string => `class A { f(sku, count, price) {\n  ${text}\n} }`;
  const [made = ''] = /\{.*?\}/.exec(body) ?? [];
  const seen = { [made]: [item], 'this.all': [[{ sku: 'a', each: 'a', count: 3 }, { sku: UNREAD }]] };
  expect(proposePatches(addToSame, { source: around(body), seen })).toEqual(asList(mended && around(mended)));
});

it.each<[question: string, denied: string | undefined]>([
  ['(rule) => rule.is(a) && rule.allow', '(rule) => rule.is(a) && !rule.allow'],
  ['({ is, allow }: Rule) => (is(a) || b) && allow', '({ is, allow }: Rule) => (is(a) || b) && !allow'],
  ['rule => rule.a === a && !rule.off && rule.by[b]', '(rule) => rule.a === a && !rule.off && !rule.by[b]'],
  ['(rule) => (rule.a ?? b) && rule.allow', '(rule) => (rule.a ?? b) && !rule.allow'],
  ['(rule) => rule.is(a) || rule.allow', undefined],
  ['(rule) => rule.is(a) && rule.allows()', undefined],
  ['(rule, nth) => rule.is(a) && rule.allow', undefined],
  // What is asked of something else is the same for all.
  ['(rule) => rule.is(a) && isOpen', undefined],
  ['async (rule) => (await rule.is(a)) && rule.allow', undefined],
])('deny-overrides beside some(%s)', (question, denied) => {
  const at = `rules.some(${question})`;
  const scene = { source: `x = ${at};`, at };
  const text = denied && `${at} && !rules.some(${denied})`;
  expect(propose(denyOverrides, { ...scene, elsewhere: [false, true] })).toEqual(asList(text));
  expect(propose(denyOverrides, { ...scene, elsewhere: [false] })).toEqual([]);
});

it.each<[at: string, items: readonly unknown[], text: string | undefined]>([
  ['all.map(f)', [{ count: 0 }, { count: 1 }], 'all.map(f).filter((each) => each.count > 0)'],
  ['a?.all.map(f)', [{ units: 0 }, UNREAD], 'a?.all.map(f).filter((each) => each.units > 0)'],
  ['all.map(f)', [{ count: 2 }], undefined],
  ['all.map(f)', [{ level: 0 }], undefined],
  ['all.filter(f)', [{ count: 0 }], undefined],
  // What counts nothing would be dropped as well.
  ['all.map(f)', [{ count: 0 }, { name: 'a' }], undefined],
  ['all.map(f)', [{ count: 0 }, null], undefined],
])('drop-emptied behind %s of %j', (at, items, text) => {
  expect(propose(dropEmptied, { source: `x = ${at}`, at, seen: { [at]: [items] } })).toEqual(asList(text));
});

it.each<[made: string, at: string, text: string | undefined]>([
  ['private size: number) { this.left = size; }', 'this.left += n', 'this.left = Math.min(this.size, this.left + n)'],
  [
    'size = 3) { this.#size = size; this.left = size; }',
    'this.left += n',
    'this.left = Math.min(this.#size, this.left + n)',
  ],
  ['public size = 3) { this.left = this.size; }', 'this.left += n', 'this.left = Math.min(this.size, this.left + n)'],
  [
    'private size) { this.left = size; }',
    'this.left += a ? 1 : n - 1',
    'this.left = Math.min(this.size, this.left + (a ? 1 : n - 1))',
  ],
  ['private size) { this.left = size; }', 'this.left += n * 2', 'this.left = Math.min(this.size, this.left + n * 2)'],
  ['private size) { this.left = size; }', 'this.left -= n', undefined],
  ['private size) { this.left = size; }', 'this.other += n', undefined],
  ['private size) { this.left = 0; }', 'this.left += n', undefined],
  ['size) { this.left = size; }', 'this.left += n', undefined],
  // A variable of the constructor's own is none of the other methods'.
  ['size) { let most; most = size; this.left = size; }', 'this.left += n', undefined],
])('cap-at-start of constructor(%s at %s', (made, at, text) => {
  const scene = { source: `class A { #size; left; constructor(${made} async f(n) { ${at}; } }`, at };
  expect(propose(capAtStart, scene)).toEqual(asList(text));
  expect(propose(capAtStart, { ...scene, elsewhere: ['a text'] })).toEqual([]);
  const within = { ...scene, source: `class A { #size; left; constructor(${made.replace(/\}$/, `${at}; }`)} }` };
  expect(propose(capAtStart, within)).toEqual([]);
});

it.each<[source: string, value: unknown, isMended: boolean]>([
  ['n.toFixed(2)', '1.50', true],
  ['`${(a + b).toFixed(digits)} m`', '3.0', true],
  ['n.toFixed(2)', '1.25', false],
  ['n.toFixed(0)', '10', false],
  ['n.toPrecision(2)', '1.0', false],
  // Of nothing `Number` makes something, and of a number none is left.
  ["n?.toFixed(2) ?? '-'", '1.50', false],
  ['Number.parseFloat(n.toFixed(2))', '1.50', false],
  ['+n.toFixed(2)', '1.50', false],
])('drop-zeros in %s', (source, value, isMended) => {
  const [at = ''] = /(\(a \+ b\)|n\??)\.to\w+\(\w+\)/.exec(source) ?? [];
  const scene = { source: `x = ${source}`, at, seen: { [at]: [value] } };
  expect(propose(dropZeros, scene)).toEqual(isMended ? [`String(Number(${at}))`] : []);
});

it.each<[at: string, text: string | undefined]>([
  ['grid[x][y]', 'grid[y][x]'],
  ['this.rows[y + 1]![x]', 'this.rows[x]![y + 1]'],
  ['rows[y]?.[x]', 'rows[x]?.[y]'],
  ['grid[x][x]', undefined],
  ['grid[x].y', undefined],
  ['grid.x[y]', undefined],
  // No rows and columns.
  ["grid[x]['name']", undefined],
  ['grid[name][x]', undefined],
])('swap-indices at %s', (at, text) => {
  const seen = { name: ['a'], x: [1], y: [0, 2] };
  expect(propose(swapIndices, { source: `z = ${at};`, at, seen })).toEqual(asList(text));
});

it.each<[at: string, first: unknown, last: unknown, text: string | undefined]>([
  ["from + '-' + to", 1, 1, "from === to ? String(from) : from + '-' + to"],
  ['`${from}–${to}`', 'a', 'a', 'from === to ? from : `${from}–${to}`'],
  ["(a ?? b) + '-' + (to - 1)", 1, 1, "(a ?? b) === to - 1 ? String(a ?? b) : (a ?? b) + '-' + (to - 1)"],
  ["from + '-' + to", 1, 2, undefined],
  ["from + '-' + to", UNREAD, UNREAD, undefined],
  ["from + '-' + to", undefined, undefined, undefined],
  ["next() + '-' + to", 1, 1, undefined],
  ["from + to + '-'", 1, 1, undefined],
])('collapse-range at %s of %s and %s', (at, first, last, text) => {
  const seen = { from: [first], 'a ?? b': [first], 'next()': [first], to: [last], 'to - 1': [last] };
  expect(propose(collapseRange, { source: `x = ${at};`, at, seen })).toEqual(asList(text));
});

it.each<[at: string, first: unknown, last: unknown, text: string | undefined]>([
  ["old + ', ' + value", undefined, 'a', "old === undefined ? value : old + ', ' + value"],
  ['`${a.old}, ${value}`', '', 'a', "a.old === '' ? value : `${a.old}, ${value}`"],
  // Alone, a number would stay a number.
  ["old + ', ' + value", null, 2, "old === null ? String(value) : old + ', ' + value"],
  ["(a.old ?? b) + ', ' + value", '', 'a', "(a.old ?? b) === '' ? value : (a.old ?? b) + ', ' + value"],
  ["old + ', ' + value", 'a', 'b', undefined],
  ["old + ', ' + value", UNREAD, 'b', undefined],
  ['old + value', undefined, 'b', undefined],
  ["read() + ', ' + value", undefined, 'b', undefined],
])('join-present at %s of %s and %s', (at, first, last, text) => {
  const seen = { old: [first], 'a.old': [first], 'a.old ?? b': [first], 'read()': [first], value: [last] };
  expect(propose(joinPresent, { source: `x = ${at};`, at, seen })).toEqual(asList(text));
});

it.each<[source: string, at: string, held: unknown, text: string | undefined]>([
  [
    'x = level < this.least;',
    'level < this.least',
    ['low', 'high'],
    'RANKS.indexOf(level) < RANKS.indexOf(this.least)',
  ],
  ['all.sort(() => level - this.least)', 'level - this.least', { low: 0, high: 1 }, 'RANKS[level] - RANKS[this.least]'],
  [
    'all.filter(RANKS.has).sort(() => level - this.least)',
    'level - this.least',
    ['low', 'high'],
    'RANKS.indexOf(level) - RANKS.indexOf(this.least)',
  ],
  ['x = level === this.least;', 'level === this.least', ['low', 'high'], undefined],
  ['x = level < this.least;', 'level < this.least', ['low'], undefined],
  ['x = level < this.least;', 'level < this.least', { low: 'a', high: 'b' }, undefined],
  ['x = level < 3;', 'level < 3', ['low', 'high'], undefined],
  // The list that is put in order has none.
  ['[...RANKS].sort(() => (level < this.least ? -1 : 1))', 'level < this.least', ['low', 'high'], undefined],
])('compare-ranks in %s', (source, at, held, text) => {
  const seen = { level: ['low'], 'this.least': ['high'], RANKS: [held], '3': [3] };
  expect(propose(compareRanks, { source: `const RANKS = read();\n${source}`, at, seen })).toEqual(asList(text));
});

it.each<[at: string, receiver: string | undefined]>([
  ["text.replace(/(\\d{3})/g, '$1,')", 'text'],
  ["(a + b)\n  .replaceAll(/[0-9]{3}/g, '$&,')", '(a + b)\n  '],
  ["text.replace(/\\B(?=(\\d{3})+)/g, ',')", 'text'],
  ["text.replace(/\\d{3}/, '***')", undefined],
  ["text.replace(/(\\d{3})(\\d{4})/, '$1-$2')", undefined],
  ["text.replace(/\\d\\d/g, '$&,')", undefined],
  ['text.replace(/(\\d{3})/g, by)', undefined],
  // They are put in groups from the right.
  ["text.replace(/\\B(?=(\\d{3})+(?!\\d))/g, ',')", undefined],
  ["text.replace(/\\B(?=(\\d{3})+$)/g, ',')", undefined],
])('group-thousands at %s', (at, receiver) => {
  const text = receiver && `${receiver}.replace(/\\B(?=(\\d{3})+(?!\\d))/g, ',')`;
  expect(propose(groupThousands, { source: `x = ${at}`, at })).toEqual(asList(text));
});

it.each<[at: string, items: readonly unknown[], first: string | undefined]>([
  ['all.sort()', ['v9', 'v10'], 'all.sort((a, b) => a.localeCompare(b, undefined, { numeric: true }))'],
  ['all.sort()', ['10', '9'], 'all.sort((a, b) => a - b)'],
  ['all.sort()', ['b', 'a'], undefined],
  // A number has no `localeCompare`.
  ['all.sort()', ['v9', 10], undefined],
  ['all.sort((a, b) => (a < b ? -1 : 1))', ['b'], 'all.sort((b, a) => (a < b ? -1 : 1))'],
  ['all.sort(function (a: A, b) { return a - b; })', ['b'], 'all.sort(function (b, a: A) { return a - b; })'],
])('sort-properly at %s of %j', (at, items, first) => {
  expect(propose(sortProperly, { source: `x = ${at}`, at, seen: { all: [items] } })[0]).toBe(first);
});

it('sort-properly asks getters for nothing', () => {
  const item = {
    get n() {
      return expect.fail('asked');
    },
  };
  expect(propose(sortProperly, { source: 'x = all.sort(by)', seen: { all: [[item]] }, at: 'all.sort(by)' })).toEqual([
    'all.sort()',
    'all.sort((a, b) => a - b)',
    'all.sort((a, b) => b - a)',
  ]);
});

it.each<[at: string, near: readonly string[], far: readonly string[]]>([
  ['400', ['500', '300'], ['410']],
  ['-20', ['-10', '-30'], ['-120']],
  ['0', ['1', '-1'], ['-10']],
  ['0.50', ['1', '0.25'], ['10.5']],
])('change-number moves %s by its last digit that is no zero', (at, near, far) => {
  const texts = propose(changeNumber, { source: `x = ${at}`, at });
  expect(texts).toEqual(expect.arrayContaining([...near]));
  expect(texts.filter((text) => far.includes(text))).toEqual([]);
});
