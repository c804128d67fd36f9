import { expect, it } from 'vitest';
import { askForgottenTable } from '../../src/operators/idioms/objects/ask-forgotten-table.ts';
import { countInSingular } from '../../src/operators/idioms/texts/count-in-singular.ts';
import { eachPart } from '../../src/operators/idioms/texts/each-part.ts';
import { leaveNewer } from '../../src/operators/idioms/promises-and-listeners/leave-newer.ts';
import { mergeSame } from '../../src/operators/idioms/lists/merge-same.ts';
import { searchAnew } from '../../src/operators/idioms/texts/search-anew.ts';
import { shiftBeyond32Bits } from '../../src/operators/idioms/numbers/shift-beyond-32-bits.ts';
import { skipSeen } from '../../src/operators/idioms/steps/skip-seen.ts';
import { trimSeparator } from '../../src/operators/idioms/texts/trim-separator.ts';
import { propose, proposePatches } from './propose.ts';

it.each<[at: string, seen: string, texts: readonly string[]]>([
  ["t.replace(/\\W+/g, '-')", 'a-b-', ["t.replace(/\\W+/g, '-').replace(/^-+|-+$/g, '')"]],
  ["t.replaceAll(/\\W+/g, '.')", '.a', ["t.replaceAll(/\\W+/g, '.').replace(/^\\.+|\\.+$/g, '')"]],
  ["t.replace(/\\W+/g, '-')", 'a-b', []],
  ["t.replace(/\\W+/g, '')", '-', []],
  ["t.split('-')", '-', []],
])('trim-separator at %s, %j seen', (at, seen, texts) => {
  expect(propose(trimSeparator, { source: `f(${at})`, at, elsewhere: [seen] })).toEqual(texts);
});

it.each<[source: string, texts: readonly string[]]>([
  ['const visit = (node) => { all.push(node); visit(next(node)); };', ['if (all.includes(node)) return;']],
  ['function visit(node) { all.add(node); visit(next(node)); return all; }', ['if (all.has(node)) return all;']],
  ['class A { visit(node) { this.all.add(node); this.visit(node.next); } }', ['if (this.all.has(node)) return;']],
  ['function f(list) { for (const each of list) { all.push(each); } }', ['if (all.includes(each)) continue;']],
  ['function visit(node) { all.push(node); }', []],
  ['function visit(node) { if (all.includes(node)) return; all.push(node); visit(next(node)); }', []],
  ['function visit(node) { all.push(node.id); visit(next(node)); }', []],
  ['function visit(node) { all.push(node); visit(next(node)); return { all }; }', []],
])('skip-seen in %s', (source, texts) => {
  const at = /[\w.]+\.(?:push|add)\(/.exec(source)?.index ?? 0;
  const mended = texts.map((text) => `${source.slice(0, at)}${text}\n${source.slice(at)}`);
  expect(proposePatches(skipSeen, { source })).toEqual(mended);
});

it('merge-same', () => {
  const at = '[...cart, { sku, count }]';
  const source = `const add = (cart, sku, count) => ${at};`;
  const known = 'cart.some((each) => each.sku === sku)';
  const texts = (items: unknown[]) => propose(mergeSame, { source, at, seen: { [at]: [items] } });

  expect(
    texts([
      { sku: 'a', count: 1 },
      { sku: 'a', count: 2 },
    ]),
  ).toEqual([
    `${known} ? cart.map((each) => (each.sku === sku ? { ...each, count: each.count + count } : each)) : ${at}`,
    `${known} ? cart : ${at}`,
  ]);
  expect(
    texts([
      { sku: 'a', count: 1 },
      { sku: 'b', count: 2 },
    ]),
  ).toEqual([]);
  expect(propose(mergeSame, { source: 'f([...cart, item])', at: '[...cart, item]' })).toEqual([]);
});

it.each<[source: string, texts: readonly string[]]>([
  ["f(n + ' minutes ago')", ["f(n + (n === 1 ? ' minute ago' : ' minutes ago'))"]],
  ["f('in ' + n + ' boxes')", ["f('in ' + n + (n === 1 ? ' box' : ' boxes'))"]],
  ['f(`${n} entries left`)', ["f(`${n} ${n === 1 ? 'entry' : 'entries'} left`)"]],
  [
    "f(n + ' minutes', `${n} boxes`)",
    [
      "f(n + (n === 1 ? ' minute' : ' minutes'), `${n} ${n === 1 ? 'box' : 'boxes'}`)",
      "f(n + (n === 1 ? ' minute' : ' minutes'), `${n} boxes`)",
      "f(n + ' minutes', `${n} ${n === 1 ? 'box' : 'boxes'}`)",
    ],
  ],
  ["f(n + ' hours')", []],
  ["f(name + ' minutes')", []],
])('count-in-singular in %s', (source, texts) => {
  const messages = ["expected '1 minutes ago' to be '1 minute ago'", "'1 box'", "'1 entry left'"];
  const seen = { n: [1, 2], name: ['Ada'] };
  expect(proposePatches(countInSingular, { source, seen, messages })).toEqual(texts);
});

it.each<[table: string, before: string, rest: string, guards: readonly string[]]>([
  ["{ a: ['b'] }", '', 'return true;', ['if (!NEXT[this.state]?.includes(to)) return false;']],
  ['{ a: new Set(["b"]) }', '', 'this.state = to;', ['if (!NEXT[this.state]?.has(to)) return;']],
  ["['a'] as const", '', 'return true;', ['if (!NEXT.includes(to)) return false;']],
  [
    "['a']",
    '',
    'return to.name;',
    ['if (!NEXT.includes(to)) return null;', 'if (!NEXT.includes(to)) return undefined;'],
  ],
  ["['a']", 'NEXT.sort(); ', 'return true;', []],
  ['{ a: 1 }', '', 'return true;', []],
])('ask-forgotten-table %s', (table, before, rest, guards) => {
  const source = (guard: string) =>
    `const NEXT = ${table}; ${before}class A { state = 'a'; move(to) { ${guard}${rest} } }`;
  expect(proposePatches(askForgottenTable, { source: source(''), file: 'x.ts' })).toEqual(
    guards.map((guard) => source(`${guard}\n`)),
  );
});

it('ask-forgotten-table refuses with the error that a test expects', () => {
  const source = "const NEXT = ['a']; function move(to) { go(to); } function other() { throw new Error('no'); }";
  const messages = ['expected function to throw an error'];

  expect(proposePatches(askForgottenTable, { source, messages })).toEqual([
    source.replace('go(to);', "if (!NEXT.includes(to)) throw new Error('no');\ngo(to);"),
  ]);
});

it('each-part', () => {
  const source = (code: string) => `function f(codes) {\n${code}\n}`;
  const read = '  const code = Number(codes);\n  if (code) g(code);\n  h();';
  const seen = { 'Number(codes)': [1, Number.NaN], codes: ['1', '1;31'] };

  expect(proposePatches(eachPart, { source: source(read), seen })).toEqual([
    source("  for (const code of codes.split(';').map(Number)) {\n    if (code) g(code);\n    h();\n  }"),
  ]);
  expect(proposePatches(eachPart, { source: source(read), seen: { ...seen, 'Number(codes)': [1] } })).toEqual([]);
  expect(proposePatches(eachPart, { source: source('  const code = Number(codes);'), seen })).toEqual([]);
});

it.each<[at: string, texts: readonly string[]]>([
  ['each.test(text)', ['text.search(each) >= 0']],
  ["each.test(a + 'b')", ["(a + 'b').search(each) >= 0"]],
  ['once.test(text)', []],
  ['each.exec(text)', []],
])('search-anew at %s', (at, texts) => {
  expect(propose(searchAnew, { source: `f(${at})`, at, seen: { each: [/a/g], once: [/a/] } })).toEqual(texts);
});

it('shift-beyond-32-bits', () => {
  const source = 'while (rest >= 128) { put(rest & 127); rest >>>= 7; } value += byte << (shift + 1);';
  const mended = source
    .replace('rest >>>= 7', 'rest = Math.floor(rest / 2 ** 7)')
    .replace('byte << (shift + 1)', 'byte * 2 ** (shift + 1)');

  expect(proposePatches(shiftBeyond32Bits, { source, seen: { rest: [2 ** 40] } })).toEqual([mended]);
  expect(proposePatches(shiftBeyond32Bits, { source, messages: [`expected 0 to be ${2 ** 35}`] })).toEqual([mended]);
  expect(proposePatches(shiftBeyond32Bits, { source, seen: { rest: [200] } })).toEqual([]);
});

it('leave-newer', () => {
  const source = (value: string, error: string, kept = 'all.set(key, run);') =>
    `function f(key) {\n  const run = load().then((value) => {\n    ${value}\n    return value;\n  }).catch(() => ${error});\n  ${kept}\n}`;
  const plain = source('all.delete(key);\n    keep(value);', 'all.delete(key)');

  expect(proposePatches(leaveNewer, { source: plain })).toEqual([
    source(
      'if (all.get(key) === run) {\n      all.delete(key);\n      keep(value);\n    }',
      '{ if (all.get(key) === run) all.delete(key); }',
    ),
    source(
      'if (all.get(key) === run) all.delete(key);\n    keep(value);',
      '{ if (all.get(key) === run) all.delete(key); }',
    ),
  ]);
  expect(proposePatches(leaveNewer, { source: source('all.delete(key);', 'x', 'all.set(other, run);') })).toEqual([]);
  const timer = 'function f(key) { const run = set(() => { all.delete(key); }); all.set(key, run); }';
  expect(proposePatches(leaveNewer, { source: timer })).toEqual([]);
  expect(proposePatches(leaveNewer, { source: 'function f(key) { all.delete(key); }' })).toEqual([]);
});
