import { expect, it } from 'vitest';
import { addItem } from '../../src/operators/arguments/add-item.ts';
import { copyFirst } from '../../src/operators/collection/copy-first.ts';
import { copyInner } from '../../src/operators/collection/copy-inner.ts';
import { keepBetter } from '../../src/operators/idioms/lists/keep-better.ts';
import { digitsFromOne } from '../../src/operators/idioms/numbers/digits-from-one.ts';
import { signOfText } from '../../src/operators/idioms/numbers/sign-of-text.ts';
import { heedDepth } from '../../src/operators/idioms/texts/heed-depth.ts';
import { propose, proposeAnywhere, proposePatches } from './propose.ts';

const relaxed = (step: string): string => `function visit(costs, key, cost) {\n  ${step}\n  costs.set(key, cost);\n}`;

it.each<[question: string, expected: readonly string[]]>([
  ['costs.has(key)', ['cost >= (costs.get(key) ?? Infinity)', 'cost <= (costs.get(key) ?? -Infinity)']],
  ['!costs.has(key)', ['cost < (costs.get(key) ?? Infinity)', 'cost > (costs.get(key) ?? -Infinity)']],
])('keep-better asks instead of %s which of two is better', (question, expected) => {
  const source = relaxed(`if (${question}) return;`);

  expect(
    propose(keepBetter, { source, at: question, seen: { 'costs.has(key)': [false, true], cost: [3, 2] } }),
  ).toEqual(expected);
});

it.each<[what: string, source: string, has: readonly unknown[], cost: readonly unknown[]]>([
  ['where nothing was there', relaxed('if (costs.has(key)) return;'), [false], [3]],
  ['what is no number', relaxed('if (costs.has(key)) return;'), [true], ['3']],
  [
    'what is not known yet',
    'function visit(costs, key) {\n  if (costs.has(key)) return;\n  const cost = 3;\n  costs.set(key, cost);\n}',
    [true],
    [3],
  ],
])('keep-better leaves alone %s', (_, source, has, cost) => {
  expect(propose(keepBetter, { source, at: 'costs.has(key)', seen: { 'costs.has(key)': has, cost } })).toEqual([]);
});

const signed = (asked: string): string =>
  `function cents(whole, fraction) {\n  const units = Number(whole);\n  return ${asked};\n}`;

it.each<[asked: string, expected: string]>([
  ['units < 0', "whole.startsWith('-')"],
  ['units >= 0', "!whole.startsWith('-')"],
  ['Math.sign(units)', "(whole.startsWith('-') ? -1 : 1)"],
  ['Number(whole) < 0', "whole.startsWith('-')"],
])('sign-of-text asks the text instead of %s', (asked, expected) => {
  const seen = { units: [-0, 12], 'Number(whole)': [-0], whole: ['-0', '12'] };

  expect(propose(signOfText, { source: signed(asked), at: asked, seen })).toEqual([expected]);
});

it('sign-of-text leaves alone what has never been minus zero', () => {
  const seen = { units: [0, -12], whole: ['0', '-12'] };

  expect(propose(signOfText, { source: signed('units < 0'), at: 'units < 0', seen })).toEqual([]);
});

it.each<[digit: string, more: string]>([
  ['(letter.charCodeAt(0) - 65)', '(letter.charCodeAt(0) - 64)'],
  ['LETTERS.indexOf(letter)', 'LETTERS.indexOf(letter) + 1'],
])('digits-from-one counts %s from one', (digit, more) => {
  const source = (each: string, answer: string): string =>
    `function column(letters) {\n  let n = 0;\n  for (const letter of letters) n = n * 26 + ${each};\n  return ${answer};\n}`;

  expect(proposePatches(digitsFromOne, { source: source(digit, 'n') })).toEqual([source(more, 'n - 1')]);
});

it('add-item adds what is like the others, also when it is not always there', () => {
  const source = 'function lines(header, body, totals, name) {\n  return widths([header, ...body]);\n}';
  const seen = {
    '[header, ...body]': [
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    header: [['a', 'b']],
    body: [[['c', 'd']]],
    totals: [['e', 'f'], null],
    name: ['g'],
  };

  expect(propose(addItem, { source, at: '[header, ...body]', seen })).toEqual([
    '[header, ...body, ...(totals ? [totals] : [])]',
  ]);
});

it('add-item asks whether there is a number at all, not whether it is zero', () => {
  const source = 'function all(first, second) {\n  return sum([first, 2]);\n}';
  const seen = { '[first, 2]': [[1, 2]], second: [0, 3, undefined] };

  expect(propose(addItem, { source, at: '[first, 2]', seen })).toEqual([
    '[first, 2, ...(second !== undefined ? [second] : [])]',
  ]);
});

it('keep-better compares a member as well', () => {
  const source =
    'function visit(costs, edge) {\n  if (costs.has(edge.to)) return;\n  costs.set(edge.to, edge.cost);\n}';
  const seen = { 'costs.has(edge.to)': [true], 'edge.cost': [3] };

  expect(propose(keepBetter, { source, at: 'costs.has(edge.to)', seen })).toEqual([
    'edge.cost >= (costs.get(edge.to) ?? Infinity)',
    'edge.cost <= (costs.get(edge.to) ?? -Infinity)',
  ]);
});

it.each<[list: string, items: readonly unknown[]]>([
  ['[1, 2]', [1, 2]],
  ['[first, name]', [1, 'a']],
])('add-item leaves %s alone', (list, items) => {
  const source = `function all(first, name, second) {\n  return ${list};\n}`;

  expect(propose(addItem, { source, at: list, seen: { [list]: [items], second: [3] } })).toEqual([]);
});

it('copy-inner copies what a copy shares', () => {
  const source = 'function copy(state) {\n  return { ...state };\n}';
  const state = { owner: 'a', holds: new Map(), tags: ['b'] };

  expect(propose(copyInner, { source, at: '{ ...state }', seen: { state: [state] } })).toEqual([
    '{ ...state, holds: new Map(state.holds), tags: [...state.tags] }',
    '{ ...state, holds: new Map(state.holds) }',
    '{ ...state, tags: [...state.tags] }',
  ]);
});

it('copy-inner leaves what is missing as it is', () => {
  const source = 'function copy(state) {\n  return { ...state };\n}';

  expect(propose(copyInner, { source, at: '{ ...state }', seen: { state: [{ at: new Date(0) }, {}] } })).toEqual([
    '{ ...state, at: state.at && new Date(state.at) }',
  ]);
});

it('copy-first thinks last of what its caller copies', () => {
  const cost = (called: string): number => {
    const source = `function snapshot(state) {\n  return ${called}(state);\n}`;
    const found = proposeAnywhere(copyFirst, { source, seen: { state: [{ a: 1 }] } });
    return Math.min(...found.map((each) => each.cost));
  };

  expect(cost('copyState') - cost('keepState')).toBeCloseTo(0.8);
});

const split = (before: string, counting: string, test: string): string =>
  `function parts(text) {\n  const all = [];\n  ${before}for (const ch of text) {\n    ${counting}if (${test}) all.push('');\n    else all[0] += ch;\n  }\n  return all;\n}`;

it('heed-depth splits at no separator within brackets', () => {
  const source = split('', '', "ch === ','");

  expect(proposePatches(heedDepth, { source, seen: { ch: ['a', '{', ',', '}'] } })).toEqual([
    split(
      'let depth = 0;\n  ',
      "if (ch === '{') depth += 1;\n    if (ch === '}') depth -= 1;\n    ",
      "ch === ',' && depth === 0",
    ),
  ]);
});

it('heed-depth splits at no separator within quotes', () => {
  const source = split('', '', "ch === ','");

  expect(proposePatches(heedDepth, { source, seen: { ch: ['a', '"', ',', '"'] } })).toEqual([
    split('let inQuotes = false;\n  ', `if (ch === '"') inQuotes = !inQuotes;\n    `, "ch === ',' && !inQuotes"),
  ]);
});

it('heed-depth leaves alone what met no brackets', () => {
  expect(proposePatches(heedDepth, { source: split('', '', "ch === ','"), seen: { ch: ['a', ',', '{'] } })).toEqual([]);
});
