import { expect, it } from 'vitest';
import { compareMembers } from '../../src/operators/idioms/lists/compare-members.ts';
import { forgetOld } from '../../src/operators/idioms/lists/forget-old.ts';
import { leaveWindow } from '../../src/operators/idioms/lists/leave-window.ts';
import { matchPopped } from '../../src/operators/idioms/steps/match-popped.ts';
import { removeWrapper } from '../../src/operators/idioms/promises-and-listeners/remove-wrapper.ts';
import { restartTimer } from '../../src/operators/idioms/promises-and-listeners/restart-timer.ts';
import { wholeKey } from '../../src/operators/idioms/objects/whole-key.ts';
import { dropEmptyItems } from '../../src/operators/missing-value/drop-empty-items.ts';
import { collectResult } from '../../src/operators/statement/collect-result.ts';
import { propose, proposeAnywhere, proposePatches } from './propose.ts';

it.each<[found: unknown, held: unknown, declared: string, texts: readonly string[]]>([
  [[1], [], 'const', ['all.push(...f(x));', 'all.push(f(x));']],
  [1, [], 'const', ['all.push(f(x));']],
  [[1], new Set(), 'const', ['for (const each of f(x)) all.add(each);']],
  [{ a: 1 }, { b: 1 }, 'const', ['Object.assign(all, f(x));']],
  [1, 0, 'let', ['all += f(x);', 'all = f(x);', 'all = Math.max(all, f(x));']],
  ['a', '', 'let', ['all += f(x);', 'all = f(x);']],
  [1, 0, 'const', []],
  [true, false, 'let', ['all ||= f(x);', 'if (f(x)) return true;', 'all = f(x);', 'if (!f(x)) return false;']],
  [undefined, [], 'const', []],
])('collect-result of %j with %j at hand', (found, held, declared, texts) => {
  const source = (call: string) => `function g(x) { ${declared} all = a(); ${call} if (x) ${call} return all; }`;
  const seen = { all: [held], 'f(x)': [found] };

  // An `else` behind it could belong to an `if` of its own.
  const alone = (text: string) => (/^(if|for) /.test(text) ? `{ ${text} }` : text);
  const instead = texts.flatMap((text) => [
    source('f(x);').replace('f(x);', text),
    source('f(x);').replace('if (x) f(x);', `if (x) ${alone(text)}`),
  ]);
  expect(proposePatches(collectResult, { source: source('f(x);'), seen }).toSorted()).toEqual(instead.toSorted());
});

it('collect-result hands on what is there', () => {
  const source = 'function g(x) { for (const y of x) { g(y); } return null; }';

  expect(proposePatches(collectResult, { source, seen: { 'g(y)': [null, { a: 1 }] } })).toEqual(
    ['undefined', 'null'].map((missing) =>
      source.replace('g(y);', `const found = g(y);\nif (found !== ${missing}) return found;`),
    ),
  );
  expect(proposePatches(collectResult, { source: 'all.push(x);', elsewhere: [[1]] })).toEqual([]);
});

it.each<[at: string, texts: readonly string[]]>([
  ['a === b', ['(a.size === b.size && [...a].every((item) => b.has(item)))', '[...a].every((item) => b.has(item))']],
  ['a !== b', ['!(a.size === b.size && [...a].every((item) => b.has(item)))', '![...a].every((item) => b.has(item))']],
  [
    'c === d',
    [
      '(c.length === d.length && c.every((item, index) => item === d[index]))',
      'c.every((item, index) => item === d[index])',
    ],
  ],
  ['a === c', []],
  ['a < b', []],
])('compare-members at %s', (at, texts) => {
  const seen = { a: [new Set(['x'])], b: [new Set(['y'])], c: [['x']], d: [['y']] };
  expect(propose(compareMembers, { source: `f(${at})`, at, seen })).toEqual(texts);
});

it.each<[added: string, texts: readonly string[]]>([
  ['sum += list[i];', ['if (i >= size) sum -= list[i - size];', 'if (i >= other) sum -= list[i - other];']],
  ['sum += list[i].at;', ['if (i >= size) sum -= list[i - size].at;', 'if (i >= other) sum -= list[i - other].at;']],
  ['sum += list[i] * rates[i];', []],
  ['sum += one;', []],
  ['sum -= list[i];', []],
])('leave-window behind %s', (added, texts) => {
  const source = `function f(list, size, other) { let sum = 0; for (let i = 0; i < 9; i++) { ${added} } }`;
  const seen = { size: [2], other: [3], list: [[1]], sum: [0], i: [0] };

  expect(propose(leaveWindow, { source, at: added, seen })).toEqual(texts.map((text) => `${added}\n${text}`));
});

it.each<[guard: string, rest: string, mended: string | undefined]>([
  ['if (timer) return;', 'timer = setTimeout(save, 9);', 'if (timer) clearTimeout(timer);'],
  [
    'if (this.timer !== null) { return; }',
    'this.timer = window.setInterval(save, 9);',
    'if (this.timer !== null) window.clearInterval(this.timer);',
  ],
  ['if (timer) return 1;', 'timer = setTimeout(save, 9);', undefined],
  ['if (busy) return;', 'timer = setTimeout(save, 9);', undefined],
  ['if (timer) return;', 'timer = now();', undefined],
])('restart-timer at %s before %s', (guard, rest, mended) => {
  const source = (first: string) => `function f() { ${first} ${rest} }`;
  const wanted = mended === undefined ? [] : [source(mended)];
  expect(proposePatches(restartTimer, { source: source(guard) })).toEqual(wanted);
});

it.each<[source: string, texts: readonly string[]]>([
  ['(...args) => { const key = String(args[0]); }', ['JSON.stringify(args)']],
  ['(...args) => cache.get(args[0])', ['JSON.stringify(args)']],
  ['(...args) => { const key = JSON.stringify(args); }', []],
  ['(...args) => { const first = args[0]; }', []],
  ['(query) => cache.get(`${query}`)', ['JSON.stringify(query)']],
  ['(query) => cache.get(String(query))', ['JSON.stringify(query)']],
  ["(query) => seen[query + '']", ['JSON.stringify(query)']],
  ['(id) => cache.get(String(id))', []],
])('whole-key in %s', (source, texts) => {
  const lost = ['[object Object]'];
  const seen = { '`${query}`': lost, 'String(query)': lost, "query + ''": lost, 'String(id)': ['1'] };

  expect(proposeAnywhere(wholeKey, { source, seen }).map(({ text }) => text)).toEqual(texts);
});

it('match-popped', () => {
  const source = (close: string) =>
    `const PAIRS = {}; const TAGS = new Map(); function f(char) { const open = []; ${close} }`;
  const asks = ['PAIRS[open]', 'PAIRS[char]', 'TAGS.get(open)', 'TAGS.get(char)', 'open', 'char'];
  const seen = { 'open.pop()': ['('] };

  expect(proposePatches(matchPopped, { source: source('open.pop();'), seen }).toSorted()).toEqual(
    asks.map((asked) => source(`if (open.pop() !== ${asked}) return false;`)).toSorted(),
  );
  expect(proposePatches(matchPopped, { source: source('open.shift();'), elsewhere: ['('] })).toEqual([]);
});

it('remove-wrapper', () => {
  const source = (inner: string) => `function once(name: string, then: Then) { on(name, (v) => { ${inner} }); }`;

  expect(proposePatches(removeWrapper, { source: source('off(name, then); then(v);'), file: 'x.ts' })).toEqual([
    'function once(name: string, then: Then) { const wrapper: Then = (v) => { off(name, wrapper); then(v); };\non(name, wrapper); }',
  ]);
  expect(proposePatches(removeWrapper, { source: source('off(name, other); then(v);'), file: 'x.ts' })).toEqual([]);
  expect(proposePatches(removeWrapper, { source: source('off(name, then);'), file: 'x.ts' })).toEqual([]);
  expect(proposePatches(removeWrapper, { source: source("off('(', other); then(v);"), file: 'x.ts' })).toEqual([]);
});

it('forget-old behind the question to a clock', () => {
  const source = (asked: string) =>
    `class A { hits = []; windowMs = 9; allow() { const t = ${asked}; if (this.hits.length > 2) return; this.hits.push(t); } }`;

  expect(proposePatches(forgetOld, { source: source('this.now()') })).toEqual([
    source('this.now();\nthis.hits = this.hits.filter((each) => t - each < this.windowMs)'),
  ]);
  expect(proposePatches(forgetOld, { source: source('this.next()') })).toEqual([]);
});

it('drop-empty-items among entries', () => {
  const seen = {
    'Object.entries(all)': [
      [
        ['a', 1],
        ['b', undefined],
      ],
    ],
  };

  expect(propose(dropEmptyItems, { source: 'f(Object.entries(all))', at: 'Object.entries(all)', seen })).toEqual([
    'Object.entries(all).filter(([, value]) => value != null)',
  ]);
});
