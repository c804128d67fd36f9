import { expect, it } from 'vitest';
import { askParent } from '../../src/operators/idioms/objects/ask-parent.ts';
import { copyOnWrite } from '../../src/operators/idioms/objects/copy-on-write.ts';
import { keepOtherFields } from '../../src/operators/idioms/objects/keep-other-fields.ts';
import { makeOnTheWay } from '../../src/operators/idioms/objects/make-on-the-way.ts';
import { mergeNested } from '../../src/operators/idioms/objects/merge-nested.ts';
import { propose, proposePatches } from './propose.ts';

it.each<[source: string, at: string, texts: readonly string[]]>([
  ['this.state = patch;', 'patch', ['{ ...this.state, ...patch }']],
  ['class A { #s; f() { this.#s = { a, }; } }', '{ a, }', ['{ ...this.#s, a }']],
  ['this.all[key] = opts.patch;', 'opts.patch', ['{ ...this.all[key], ...opts.patch }']],
  ['users.set(user.id, patch);', 'patch', ['{ ...users.get(user.id), ...patch }']],
  ['all.map((each: User) => same(each) ? patch : each)', 'patch', ['{ ...each, ...patch }']],
  ['x = !same ? each : { a: 1 }', '{ a: 1 }', ['{ ...each, a: 1 }']],
  ['all.set(`${a}:${b.c}`, patch);', 'patch', ['{ ...all.get(`${a}:${b.c}`), ...patch }']],
  ['class A { f() { this.s = patch; } }', 'patch', ['{ ...this.s, ...patch }']],
  ['class A { constructor(each) { this.s = a ? patch : each; } }', 'patch', ['{ ...each, ...patch }']],
  ['class A { constructor(patch) { this.s = opts.patch; } }', 'opts.patch', []],
  ['this.state = {};', '{}', []],
  ['users.set(...key, patch);', 'patch', []],
  ['users.set(keyOf(id), patch);', 'patch', []],
  ['users.set(next++, patch);', 'patch', []],
  ['this.state = { ...this.state, ...patch };', '{ ...this.state, ...patch }', []],
  ['state = patch;', 'patch', []],
  ['this.state ??= patch;', 'patch', []],
  ['users.set(patch, id);', 'patch', []],
  ['users.add(id, patch);', 'patch', []],
  ['users?.set(id, patch);', 'patch', []],
  ['x = same ? patch : last(each)', 'patch', []],
  ['x = same ? patch : wide', 'patch', []],
])('keep-other-fields at %s of %s', (source, at, texts) => {
  const seen = { each: [{ a: 0, b: 0 }], wide: [{ a: 0 }] };
  expect(propose(keepOtherFields, { source, at, seen, elsewhere: [{ a: 1 }] })).toEqual(texts);
  expect(propose(keepOtherFields, { source, at, seen, elsewhere: [['a']] })).toEqual([]);
});

it.each<[at: string, merged: string | undefined]>([
  ['{ ...base, ...given }', '{ ...base, ...given, font: { ...base.font, ...given.font } }'],
  ['{ a, ...base, b: 1, ...given, }', '{ a, ...base, b: 1, ...given, font: { ...base.font, ...given.font } }'],
  ['{ ...this.#base, ...rare }', '{ ...this.#base, ...rare, font: { ...this.#base.font, ...rare?.font } }'],
  [
    '{\n    ...base,\n    ...given,\n  }',
    '{\n    ...base,\n    ...given,\n    font: { ...base.font, ...given.font },\n  }',
  ],
  ['{\n  ...base, ...given\n}', '{\n  ...base, ...given, font: { ...base.font, ...given.font }\n}'],
  ['{ ...base, ...given, [font]: 1 }', '{ ...base, ...given, [font]: 1, font: { ...base.font, ...given.font } }'],
  ['{ ...base, ...given, font: 1 }', undefined],
  ["{ ...base, ...given, 'font': 1 }", undefined],
  ['{ ...base, ...given, font() {} }', undefined],
  ['{ ...base, ...make(given) }', undefined],
  ['{ ...base, ...same }', undefined],
  ['{ ...base, ...plain }', undefined],
  ['{ ...given }', undefined],
  ['{}', undefined],
])('merge-nested at %s', (at, merged) => {
  const source = `class A { #base; f(): Style { return (${at}); } }`;
  const base = [{ font: { face: 'x', size: 1 }, size: 2 }];
  const given = [{ font: { size: 2 }, size: 3 }];
  const seen = { base, 'this.#base': base, given, 'make(given)': given, rare: [undefined, ...given] };

  expect(propose(mergeNested, { source, at, seen: { ...seen, same: base, plain: [{ font: [1] }] } })).toEqual(
    merged === undefined ? [] : [merged],
  );
});

it.each<[source: string, at: string, isMade: boolean]>([
  ['for (const key of keys) holder = holder[key];', 'holder[key]', true],
  ['while (more()) { this.#at = this.#at[key]; }', 'this.#at[key]', true],
  ['for (const key of keys) { const next: Tree = holder[key]; holder = next; }', 'holder[key]', true],
  ['function f(key) { const next = all[key]; next.size = 1; }', 'all[key]', true],
  ['const next = all[key]; f(() => { next[name] ||= 1; });', 'all[key]', true],
  ['for (const key of keys) { const next = holder[key]; f(next.size); size = next; }', 'holder[key]', false],
  ['function f() { const next = all[key]; } function g(next) { next.size = 1; }', 'all[key]', false],
  ['const [next] = all[key]; next.size = 1;', 'all[key]', false],
  ['const { next } = all[key]; next.size = 1;', 'all[key]', false],
  ['holder = holder[key];', 'holder[key]', false],
  ['for (const key of keys) holder = other[key];', 'other[key]', false],
  ['for (const key of keys) holder = holder[keyOf(key)];', 'holder[keyOf(key)]', false],
  ['for (const key of keys) holder ??= holder[key];', 'holder[key]', false],
  ['for (const key of keys) f(holder[key]);', 'holder[key]', false],
])('make-on-the-way in %s', (source, at, isMade) => {
  const text = source.startsWith('while') ? `class A { #at; f() { ${source} } }` : source;
  const found = (value: unknown) => propose(makeOnTheWay, { source: text, at, elsewhere: [value] });
  expect(found(undefined)).toEqual(isMade ? [`(${at} ??= {})`] : []);
  expect(found({})).toEqual([]);
});

it.each<[head: string, rest: string, copied: string | undefined]>([
  ['function f(all) {', 'const at = g(); if (at < 0) all.push(1); else all.splice(at, 1); }', 'all = [...all]'],
  ['export default function (all: number[]) {', 'for (const x of y) all.push(x); }', 'all = [...all]'],
  ['const f = (known = none) => {', 'if (a) known.add(1); };', 'known = new Set(known)'],
  ['class A { #f({ map }) {', 'if (a) map.delete(1); return map; } }', 'map = new Map(map)'],
  ['function f(all) {', 'const x = all.pop(); return x; }', undefined],
  ['function f(all) {', 'if (a) all?.push(1); }', undefined],
  ['function f(all) {', "if (a) all['push'](1); }", undefined],
  ['function f() {', 'if (a) all.push(1); }', undefined],
  ['function f(all) {', 'if (a) { const all = []; all.push(1); } }', undefined],
])('copy-on-write first in %s %s', (head, rest, copied) => {
  const seen = { all: [[1]], map: [new Map()], known: [new Set()] };
  const wanted = copied === undefined ? [] : [`${head} ${copied}; ${rest}`];
  expect(proposePatches(copyOnWrite, { source: `${head} ${rest}`, seen })).toEqual(wanted);
});

class Scope {
  readonly names = new Map();
  readonly parent: Scope | undefined;

  constructor(parent?: Scope) {
    this.parent = parent;
  }
}

it.each<[head: string, rest: string, ask: string | undefined]>([
  [
    'get(name) {',
    'if (!has(name)) throw new Error(name);',
    'if (!has(name) && this.parent) return this.parent.get(name);',
  ],
  [
    'async get(name: string, at?: number) {',
    'if (!a || b) {\n    log();\n    return undefined;\n  }',
    'if ((!a || b) && this.parent) return this.parent.get(name, at);',
  ],
  ['get() {', 'if (a && b) return 1; else return 2;', 'if (a && b && this.parent) return this.parent.get();'],
  ['get(this: Scope, name) {', 'if (a in b) throw b;', 'if (a in b && this.parent) return this.parent.get(name);'],
  ['get() {', 'if (a ? b : c) return;', 'if ((a ? b : c) && this.parent) return this.parent.get();'],
  ['get() {', 'if (a = b) return;', 'if ((a = b) && this.parent) return this.parent.get();'],
  ['get() {', 'if (a, b) return;', 'if ((a, b) && this.parent) return this.parent.get();'],
  ['get() {', 'if (a ?? b) return;', 'if ((a ?? b) && this.parent) return this.parent.get();'],
  ['get(name) {', 'if (a) log();', undefined],
  ['[get](name) {', 'if (a) return 1;', undefined],
  ['static get(name) {', 'if (a) return 1;', undefined],
  ['*get(name) {', 'if (a) return 1;', undefined],
  ['get(name) {', 'for (const a of b) if (a) return 1;', undefined],
  ['get(name) {', 'return () => { if (a) return 1; };', undefined],
  ['get({ name }) {', 'if (a) return 1;', undefined],
  ['get(...names) {', 'if (a) return 1;', undefined],
  ['get size() {', 'if (a) return 1;', undefined],
  ['constructor(name) {', 'if (a) return;', undefined],
])('ask-parent in %s %s', (head, rest, ask) => {
  const source = (first: string) => `class Scope { ${head}\n  ${first}${rest}\n} }`;
  const found = (holder: unknown) => proposePatches(askParent, { source: source(''), seen: { this: [holder] } });
  expect(found(new Scope(new Scope()))).toEqual(ask === undefined ? [] : [source(`${ask}\n  `)]);
  expect(found(new Scope())).toEqual([]);
  expect(found(new Proxy(new Scope(new Scope()), {}))).toEqual([]);
});

it('ask-parent on one line', () => {
  const source = (first: string) => `class Scope { get() { ${first}if (!a) return; } }`;
  expect(proposePatches(askParent, { source: source(''), seen: { this: [new Scope(new Scope())] } })).toEqual([
    source('if (!a && this.parent) return this.parent.get(); '),
  ]);
});
