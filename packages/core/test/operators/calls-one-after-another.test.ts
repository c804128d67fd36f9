import { expect, it } from 'vitest';
import { beginBefore } from '../../src/operators/idioms/dates/begin-before.ts';
import { checkAllFirst } from '../../src/operators/idioms/steps/check-all-first.ts';
import { leaveUnchanged } from '../../src/operators/idioms/promises-and-listeners/leave-unchanged.ts';
import { startAfresh } from '../../src/operators/idioms/objects/start-afresh.ts';
import { costsOfPatches, proposeAnywhere, proposePatches } from './propose.ts';

it.each<[head: string, rest: string, place: string | undefined]>([
  ['function set(next) {', 'state = next; tell(); }', 'state'],
  ['class A { #state; set state(next: State) {', 'this.#state = next; this.tell(); } }', 'this.#state'],
  ['export default async function (next) {', 'all[key] = next; await tell(); }', 'all[key]'],
  ['function set(next) {', 'state = next; }', undefined],
  ['class A { constructor(next) {', 'this.state = next; tell(); } }', undefined],
  ['function set(next) {', 'next = next; tell(); }', undefined],
  ['function set(next) {', 'state = next; return tell(); }', undefined],
  ['function set(next) {', 'state = next; if (a) { return 1; } tell(); }', undefined],
  ['function set(next) {', 'state = next; all.forEach((f) => { return f(); }); }', 'state'],
  ['function set(next) {', 'state += next; tell(); }', undefined],
  ['function set(next) {', 'log(); state = next; tell(); }', undefined],
  ['function set(next) {', 'if (a) { state = next; tell(); } }', undefined],
  ['function set({ next }) {', 'state = next; tell(); }', undefined],
  ['function set() {', 'state = next; tell(); }', undefined],
])('leave-unchanged in %s %s', (head, rest, place) => {
  const found = (next: unknown) =>
    proposePatches(leaveUnchanged, { source: `${head} ${rest}`, seen: { next: [next] }, elsewhere: [1] });
  expect(found(1)).toEqual(place === undefined ? [] : [`${head} if (next === ${place}) return; ${rest}`]);
  expect(found(2)).toEqual([]);
});

it('leave-unchanged of what is not known, or no number', () => {
  const found = (next: unknown, state: unknown[]) =>
    proposePatches(leaveUnchanged, {
      source: 'const f = (next) => { state = next; tell(); };',
      seen: { next: [next], state },
    });
  const mended = (condition: string) => [`const f = (next) => { if (${condition}) return; state = next; tell(); };`];
  expect(found(undefined, [])).toEqual([]);
  expect(found(undefined, [undefined])).toEqual(mended('next === state'));
  expect(found(Number.NaN, [Number.NaN])).toEqual(mended('Object.is(next, state)'));
});

it('leave-unchanged of a field, where only its holder was seen', () => {
  const source = (first: string) => `class A { set(next) { ${first}this.state = next; this.tell(); } }`;
  expect(proposePatches(leaveUnchanged, { source: source(''), seen: { next: [1], this: [{ state: 1 }] } })).toEqual([
    source('if (next === this.state) return; '),
  ]);
});

it.each<[fields: string, head: string, body: string, resets: readonly string[]]>([
  ['private depth: number = 0;', 'walk(node) {', 'this.depth += 1;', ['depth = 0']],
  ['#depth = 0;', 'walk() {', 'if (a) { this.#depth++; }', ['#depth = 0']],
  ["all = []; text = '';", 'walk() {', "this.all.push(1); this.text += 'x';", ['all = []', "text = ''"]],
  ['map = new Map<string, number>();', 'async walk() {', 'this.map.set(1, 2);', ['map = new Map<string, number>()']],
  ['depth = 0;', 'walk() {', 'const at = this.depth++;\n this.depth = 0;', ['depth = 0']],
  ['depth = 0;', 'walk() {', 'this.depth = this.depth + 1;', ['depth = 0']],
  ['depth = 0;', 'walk() {', 'log(); this.depth = 0; this.depth++;', []],
  ['readonly all = [];', 'walk() {', 'this.all.push(1);', []],
  ['[depth] = 0;', 'walk() {', 'this.depth++;', []],
  ['lost = 0;', 'walk() {', 'this.lost++;', []],
  ['depth = 0;', 'walk() {', 'return this.depth;', []],
  ['depth = first();', 'walk() {', 'this.depth++;', []],
  ['static depth = 0;', 'walk() {', 'this.depth++;', []],
  ['depth = 0;', 'static walk() {', 'this.depth++;', []],
  ['depth = 0;', 'constructor() {', 'this.depth++;', []],
  ['depth = 0;', 'get walked() {', 'return this.depth++;', []],
])('start-afresh with %s in %s %s', (fields, head, body, resets) => {
  const source = (first: string) => `class A { ${fields} ${head} ${first}${body} } }`;
  const found = (held: object, depth: number) =>
    proposePatches(startAfresh, { source: source(''), seen: { this: [held], 'this.#depth': [depth] } });

  const used = { depth: 3, all: [1], text: 'x', map: new Map([[1, 2]]) };
  expect(found(used, 3)).toEqual(resets.map((each) => source(`this.${each}; `)));
  expect(found({ depth: 0, all: [], text: '', map: new Map() }, 0)).toEqual([]);
});

it.each<[what: string, field: string, other: string]>([
  ['a flag', 'busy = false', 'this.busy = false;'],
  ['a count', 'busy = 0', 'this.busy -= 1;'],
  ['a count of one', 'busy = 0', 'this.busy--;'],
])('start-afresh believes less in %s that another method takes back', (_what, field, other) => {
  const costsWith = (rest: string): number[] =>
    costsOfPatches(startAfresh, {
      source: `class A { ${field}; walk() { this.busy = f(this.busy); } end() { ${rest} } }`,
      seen: { this: [{ busy: 3 }] },
    });

  expect(costsWith(other)[0]).toBeGreaterThan(costsWith('this.end();')[0] as number);
});

it.each<[fresh: string, held: unknown]>([
  ['1_000', 1000],
  ['null', new Proxy({ a: 1 }, {})],
  ['[]', Symbol('nobody has looked')],
])('start-afresh takes %s for what the field began with', (fresh, held) => {
  const source = `class A { a = ${fresh}; f() { this.a = g(this.a); } }`;
  expect(proposePatches(startAfresh, { source, seen: { this: [{ a: held }, undefined] } })).toEqual([]);
});

it.each<[source: string, found: boolean]>([
  ['let last: number = 0; f = () => { last = Date.now(); };', true],
  ['class A { private last = 0; f(now: number) { this.last = now; } }', true],
  ['class A { last = 0; f() { this.last = this.clock(); } }', true],
  ['class A { #clock; #last = 0; f() { this.#last = this.#clock.now(); } }', true],
  ['let $last = 0; f = (e) => ($last = e.timeStamp);', true],
  ['let last = 0; f = () => { last = new Date().getTime() }', true],
  ['let last = 0; last = +new Date();', true],
  ['let last = 0; last = total;', false],
  ['let spent = 0; spent = Date.now() - begun;', false],
  ['let total = 0; total = time * 2;', false],
  ['let at = 0; at = dueDate;', false],
  ['let at = 0; at = new Date();', false],
  ['let last = 0; other.last = now();', false],
  ['let ast = 0; last = now();', false],
  ['let last = 0; if (last === now()) f();', false],
  ['let last = 1; last = now();', false],
  ['let other = 0; last = now();', false],
  ['let { last = 0 } = x; last = now();', false],
  ['f({ last: 0 }); last = now();', false],
])('begin-before in %s', (source, found) => {
  expect(proposeAnywhere(beginBefore, { source }).map(({ text }) => text)).toEqual(found ? ['-Infinity'] : []);
});

it.each<[head: string, checks: string, rest: string, isMended: boolean]>([
  ['for (const line of order) {', 'if (lacks(line)) return false;', 'take(line);', true],
  ['for (const { id } of this.#order) {', 'const left = get(id);\n  if (!left) { throw new Error(id); }', 'n--;', true],
  ['for (const line of order) {', 'if (a(line)) return 1;\n  if (b(line)) return 2;', 'all.push(line);', true],
  ['for (const line of order) {', 'if (lacks(line)) return false;', 'await take(line);', true],
  ['for (const line of order) {', 'if (lacks(line)) return false;', 'if (a) { delete all[line]; }', true],
  ['for (const line of order) {', 'if (lacks(line)) return false;', 'f((x) => { n += x; });', true],
  ['for (const line of order) {', 'take(line);\n  if (lacks(line)) return false;', 'put(line);', false],
  ['for (const line of order) {', 'n++;\n  if (lacks(line)) return false;', 'put(line);', false],
  ['for (const line of order) {', 'if (lacks(line)) return false;', '', false],
  ['for (const line of order) {', 'if (lacks(line)) continue;', 'take(line);', false],
  ['for (const line of order) {', 'if (lacks(line)) return false; else put(line);', 'take(line);', false],
  ['for (const line of order) {', 'if (lacks(line)) return false;', 'const left = take(line);', false],
  ['for (const line of order) {', 'if (--n < 0) return false;', 'take(line);', false],
  ['for (const line of order) {', 'await take(line);\n  if (lacks(line)) return false;', 'put(line);', false],
  ['for (const line of order) {', 'delete all[line];\n  if (lacks(line)) return false;', 'put(line);', false],
  ['for (const line of order) {', 'if (lacks(line)) return false;', 'put(yield line);', false],
  ['for await (const line of order) {', 'if (lacks(line)) return false;', 'take(line);', false],
  ['for (const line of lines()) {', 'if (lacks(line)) return false;', 'take(line);', false],
  ['if (a) for (const line of order) {', 'if (lacks(line)) return false;', 'take(line);', false],
  ['for (const key in order) {', 'if (lacks(key)) return false;', 'take(key);', false],
])('check-all-first in %s %s %s', (head, checks, rest, isMended) => {
  const around = (text: string) => `class A { #order; async *f() {\n${text}\n} }`;
  const loop = `${head}\n  ${checks}\n  ${rest}\n}`;
  expect(proposePatches(checkAllFirst, { source: around(loop) })).toEqual(
    isMended ? [around(`${head}\n  ${checks}\n}\n${loop}`)] : [],
  );
});

it('check-all-first on one line', () => {
  const source = (first: string) => `f = (a) => { ${first}for (const b of a) { if (c(b)) return; d(b); } };`;
  expect(proposePatches(checkAllFirst, { source: source('') })).toEqual([
    source('for (const b of a) { if (c(b)) return; } '),
  ]);
});

it.each<[seen: unknown, isMended: boolean]>([
  [['a'], true],
  [new Map([['a', 1]]), true],
  [['a'].values(), false],
  [{}, false],
])('check-all-first in a loop through %s', (seen, isMended) => {
  const source = 'f = () => { for (const line of lines()) { if (lacks(line)) throw line; take(line); } };';
  expect(proposePatches(checkAllFirst, { source, seen: { 'lines()': [seen] } })).toHaveLength(isMended ? 1 : 0);
});
