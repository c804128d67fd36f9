import { expect, it } from 'vitest';
import { ownName } from '../../src/operators/idioms/texts/own-name.ts';
import { takeNext } from '../../src/operators/idioms/numbers/take-next.ts';
import { renameKey } from '../../src/operators/name/rename-key.ts';
import { renameParameterKey } from '../../src/operators/name/rename-parameter-key.ts';
import { replaceShorthand } from '../../src/operators/variable/replace-shorthand.ts';
import { replaceVariable } from '../../src/operators/variable/replace-variable.ts';
import { propose, proposeAnywhere, proposePatches } from './propose.ts';

it.each<[source: string, at: string, text: string | undefined]>([
  ["class A { deposit() {} withdraw() { this.log('deposit', 1); } }", "'deposit'", "'withdraw'"],
  ['const f$ = () => 1; function g() { throw new Error("in f$: it\'s"); }', '"in f$: it\'s"', "'in g: it\\'s'"],
  ["class A { open() {} close = () => { each((x) => note('A.open')); }; }", "'A.open'", "'A.close'"],
  ["const all = { add: () => 1, drop: () => log('add') };", "'add'", "'drop'"],
  ["class A { open() {} constructor() { this.log('open'); } }", "'open'", undefined],
  ["class A { constructor() {} is(x) { return x === 'constructor'; } }", "'constructor'", undefined],
  ["class A { open() {} [name]() { this.log('open'); } }", "'open'", undefined],
  ["class A { open() {} go(x) { switch (x) { case 'open': } } }", "'open'", undefined],
  ["class A { open() {} openAll() { this.log('openAll'); } }", "'openAll'", undefined],
  ["class A { open() {} close() { this.log('opened'); } }", "'opened'", undefined],
  ["function open() {} log('open');", "'open'", undefined],
])('own-name in %s', (source, at, text) => {
  expect(propose(ownName, { source, at })).toEqual(text === undefined ? [] : [text]);
});

it.each<[body: string, fields: string, mended: readonly string[]]>([
  ['', 'key, name', ['key, name: alias', 'key, name: label']],
  ['', "/* of a */ name, 'a': 1", ["/* of a */ name: alias, 'a': 1", "/* of a */ name: label, 'a': 1"]],
  [
    'const name = alias;',
    '...rest, [key]: key, name',
    ['...rest, [key]: key, name: alias', '...rest, [key]: key, name: label'],
  ],
  ['', 'key, name: name', []],
  ['', 'key, count', []],
  ['', 'key, once', []],
  ['', 'key, name() {}', []],
])('replace-shorthand in %s { %s }', (body, fields, mended) => {
  const source = (text: string) =>
    `const top = 'a'; function f(alias, count) { const g = () => 1; const label = 1; ${body} return { ${text} }; let late; }`;
  const text = ['a', undefined, 'b'];
  const seen = {
    name: text,
    alias: text,
    label: text,
    top: text,
    late: text,
    g: text,
    count: [1],
    key: [{}],
    once: [Symbol('a')],
  };
  expect(proposePatches(replaceShorthand, { source: source(fields), seen })).toEqual(mended.map(source));
});

it.each<[pattern: string, mended: readonly string[]]>([
  [
    '{ width, depth: height }',
    [
      '{ a: width, depth: height }',
      '{ b: width, depth: height }',
      '{ width, height }',
      '{ width, a: height }',
      '{ width, b: height }',
    ],
  ],
  ['{ depth: height = 2 } = {}', ['{ height = 2 } = {}', '{ a: height = 2 } = {}', '{ b: height = 2 } = {}']],
  ['{ a = 1, ...rest }', ['{ b: a = 1, ...rest }']],
  ['{ size: { x } }', ['{ x: { x } }', '{ a: { x } }', '{ b: { x } }']],
  ["{ [key]: x, 'a': y }", []],
  ['[x, y]', []],
  ['size', []],
])('rename-parameter-key in %s', (pattern, mended) => {
  const source = (text: string) => `class A { #c; set size(${text}) { this.#c = q.a(q.b); } }`;
  expect(proposePatches(renameParameterKey, { source: source(pattern) })).toEqual(mended.map(source));
});

it.each<[at: string, texts: readonly string[]]>([
  ['const { depth: height } = box;', ['const { height } = box;', 'const { width: height } = box;']],
  [
    'let { depth: height = 1, ...rest } = box;',
    ['let { height = 1, ...rest } = box;', 'let { width: height = 1, ...rest } = box;'],
  ],
  ['const { height } = box, a = 1;', ['const { width: height } = box, a = 1;']],
  ['const { depth: a } = q.a;', ['const { a } = q.a;']],
  ['const { [key]: height } = box;', []],
  ['const [height] = box;', []],
])('rename-key at %s', (at, texts) => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const seen = { box: [{ height: 1, width: 1 }, proxy, Symbol('a'), null] };
  expect(propose(renameKey, { source: `function f(box) { ${at} }`, at, seen })).toEqual(texts);
});

it.each<[source: string, at: string, texts: readonly string[]]>([
  ['function f(a, b, c = 1) { let d; return typeof a; }', 'typeof a', ['typeof b', 'typeof c']],
  ['function f(a) { return typeof a; }', 'typeof a', []],
  ['function f(a, b) { return typeof a.c; }', 'typeof a.c', []],
  ['const up = (a) => a; function low(a) {} const all = { loud: up };', 'up', ['low']],
  ['const up = (a) => a; const all = { loud: up }; const low = (a) => a;', 'up', []],
  ['function up() {} function low() { return [up]; }', 'up', []],
  ['const up = () => 1; const low = () => 1; function f(low) { return [up]; }', 'up', []],
])('replace-variable in %s', (source, at, texts) => {
  const found = proposeAnywhere(replaceVariable, { source });
  const there = found.filter(({ site }) => source.slice(site.start, site.end) === at);
  expect(there.map(({ text }) => text)).toEqual(texts);
});

it.each<[source: string, at: string, isTaken: boolean]>([
  ['class A { static next = 1; constructor() { this.value = A.next; } }', 'A.next', true],
  ['class A { #nextId = 1; add(text) { this.all.set(this.#nextId, text); } }', 'this.#nextId', true],
  ['class A { seq = 0; make() { return `job-${this.seq}`; } }', 'this.seq', true],
  ['let nextId = 1; const make = () => ({ id: nextId });', 'nextId', true],
  ['function f(all) { let id = 0; for (const each of all) put(id, each); }', 'id', true],
  ['class A { version = 1; get now() { return this.version; } }', 'this.version', false],
  ['class A { readonly id = 1; make() { return this.id; } }', 'this.id', false],
  ['class A { seq = 0; add() { this.seq = this.seq + 1; return this.seq; } }', 'this.seq', false],
  ['class A { seq = 0; is(seq) { return seq === this.seq; } }', 'this.seq', false],
  ['class A { nextId = 0; last() { return this.all.get(this.nextId); } }', 'this.nextId', false],
  ['function f(user) { return find(user.id); }', 'user.id', false],
  ['function f() { let id = make(); send(id); }', 'id', false],
  ['const nextId = 1; const make = () => ({ id: nextId });', 'nextId', false],
  ['class A { make() { return this.list[0].counter; } }', 'this.list[0]', false],
])('take-next in %s', (source, at, isTaken) => {
  expect(propose(takeNext, { source, at, elsewhere: [1] })).toEqual(isTaken ? [`${at}++`] : []);
  expect(propose(takeNext, { source, at, elsewhere: ['1'] })).toEqual([]);
});
