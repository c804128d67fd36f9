import { expect, it } from 'vitest';
import { flushLast } from '../../src/operators/idioms/lists/flush-last.ts';
import { heedFlag } from '../../src/operators/idioms/lists/heed-flag.ts';
import { notItself } from '../../src/operators/idioms/objects/not-itself.ts';
import { onceInList } from '../../src/operators/idioms/lists/once-in-list.ts';
import { undoBeforeThrow } from '../../src/operators/idioms/steps/undo-before-throw.ts';
import { costsOfPatches, propose, proposePatches } from './propose.ts';

/** Nobody may ask anything of it. */
function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

it.each<[head: string, rest: string, texts: readonly string[], values?: readonly unknown[]]>([
  [
    'function f(all) {',
    'return all.length; }',
    ['all = all.filter((each) => !each.off);', 'all = all.filter((each) => each.off);'],
  ],
  [
    'class A { set rows(all) {',
    'this.count = all.length; } }',
    ['all = all.filter((each) => !each?.off);', 'all = all.filter((each) => each?.off);'],
    [[null, { off: true }, revoked(), Symbol('a')]],
  ],
  [
    'const f = async (all) => {',
    'await g(all); };',
    [
      'if (Array.isArray(all)) all = all.filter((each) => !each.off);',
      'if (Array.isArray(all)) all = all.filter((each) => each.off);',
    ],
    [undefined, [{ off: true }], revoked()],
  ],
  ['function f(all) {', 'return all.filter((each) => each.off); }', []],
  ['function f(all = []) {', 'return all.length; }', []],
  ['function f(...all) {', 'return all.length; }', []],
  ['function f(this: unknown, { all }) {', 'return all.length; }', []],
  ['function f(all) {', 'return all.length; }', [], [[{ off: 1 }]]],
  ['function f(all) {', 'return all.length; }', [], [revoked(), Symbol('a')]],
])('heed-flag first in %s %s', (head, rest, texts, values = [[{ off: true, on: false }]]) => {
  const source = (text: string) => `${head} ${text}${rest}`;
  const found = proposePatches(heedFlag, { source: source(''), seen: { all: values, this: values } });
  expect(found).toEqual(texts.map((text) => source(`${text}\n`)));
});

it.each<[source: string, at: string, text: string | undefined]>([
  ['for (const a of all) if (a.x < b.x) throw e;', 'a.x < b.x', 'a.id !== b.id && a.x < b.x'],
  [
    'return all.some((a) => !free(a, this) || a.x);',
    '!free(a, this) || a.x',
    'a.id !== this.id && (!free(a, this) || a.x)',
  ],
  ['return all.every((a) => a.x && clash(a, b));', 'a.x && clash(a, b)', 'a.id === b.id || a.x && clash(a, b)'],
  ['const a = find(); if (a?.x === b.x) throw e;', 'a?.x === b.x', 'a.id !== b.id && a?.x === b.x'],
  ['if (clash(none, b)) throw e;', 'clash(none, b)', 'none?.id !== b.id && clash(none, b)'],
  ['const a = find(); if (a.id === b.id) throw e;', 'a.id === b.id', undefined],
  ['if (all.some((a) => a.x === b.x)) throw e;', 'all.some((a) => a.x === b.x)', undefined],
  ['const a = find(); if ((a.x = b.x)) throw e;', 'a.x = b.x', undefined],
  ['const a = find(); if (next(b) === a.x++ + f(a, b)) throw e;', 'next(b) === a.x++ + f(a, b)', undefined],
  ['const a = find(); return clash(a, b);', 'clash(a, b)', undefined],
  ['const a = find(); if (clash(a, odd)) throw e;', 'clash(a, odd)', undefined],
])('not-itself in %s', (code, at, text) => {
  const source = `class A { f(b, none, odd) { ${code} } }`;
  const [one, unread] = [{ id: 1, x: 1 }, Symbol('unread')];
  const odd = [revoked(), Symbol('a'), { id: unread }];
  const seen = { a: [{ id: 2 }, one, { id: unread }], b: [{ id: 3 }, one], this: [{ id: 2 }], none: [null, one], odd };
  expect(propose(notItself, { source, at, seen })).toEqual(text === undefined ? [] : [text]);
});

it('not-itself asks nothing of what answers with a text', () => {
  const scene = { source: 'f((a) => name(a, b), b => 1); let a, b;', at: 'name(a, b)', elsewhere: [{ id: 1 }] };
  expect(propose(notItself, { ...scene, seen: { 'name(a, b)': ['x'] } })).toEqual([]);
});

const moved = (list: string, name = 'index') =>
  `const ${name} = ${list}.indexOf(id); if (${name} !== -1) ${list}.splice(${name}, 1);`;

it.each<[before: string, call: string, texts: readonly string[]]>([
  [
    '',
    'this.#all.unshift(id);',
    [`${moved('this.#all')} this.#all.unshift(id);`, 'if (!this.#all.includes(id)) this.#all.unshift(id);'],
  ],
  ['let index, at, place, known; ', 'all.push(id)', ['if (!all.includes(id)) all.push(id);']],
  ['if (a) ', 'all.push(id);', [`{ ${moved('all')} all.push(id); }`, '{ if (!all.includes(id)) all.push(id); }']],
  ['', 'rows.push({ code, at: 1 });', ['if (!rows.some((each) => each.code === code)) rows.push({ code, at: 1 });']],
  ['', 'odd.push({ each });', ['if (!odd.some((item) => item.each === each)) odd.push({ each });']],
  ['if (seen.has(id)) return; ', 'all.push(id);', []],
  ['', 'all.push(id, id);', []],
  ['', 'all.push(...id);', []],
  ['', 'all?.push(id);', []],
  ['', 'pick().push(id);', []],
  ['', 'count = all.push(id);', []],
  ['', 'rows.push({ code: id });', []],
  ['', 'rows.push({ unread });', []],
  ['', 'rows.push({ absent });', []],
  ['', 'odd.push(id);', []],
])('once-in-list in %s%s', (before, call, texts) => {
  const source = (text: string) =>
    `class A { #all = []; f(id, code, unread, absent, each) { ${before}${text} else0 } }`.replace(
      'else0',
      before.startsWith('if (a') ? 'else b();' : '',
    );
  const unread = Symbol('unread');
  const one = { code: 1, unread };
  const seen = {
    all: [[1]],
    'this.#all': [[1]],
    id: [1],
    'pick()': [[1]],
    rows: [[{ ...one }]],
    odd: [[{ each: 1 }], revoked()],
    '{ code, at: 1 }': [one],
    '{ unread }': [one],
    '{ absent }': [one],
    '{ each }': [{ each: 1 }],
  };
  const found = proposePatches(onceInList, { source: source(call), seen, elsewhere: [revoked(), Symbol('a')] });
  expect(found.map((text) => text.replaceAll('\n', ' '))).toEqual(texts.map(source));
});

it.each<[head: string, loop: string, flush: string | undefined, rest?: string]>([
  [
    'function* f(x) { let now = [];',
    'for (const y of x) if (y) { yield now; now = []; }',
    'if (now.length > 0) yield now;',
  ],
  [
    'async function* f(x) { let now = null;',
    'all: for await (const y of x) { if (y) { yield now } }',
    'if (now !== null) yield now;',
    ' return x }',
  ],
  [
    "class A { f(x) { let now = '';",
    'while (x) { this.#all.push(now) }',
    "if (now !== '') this.#all.push(now);",
    ' g(); } #all = []; }',
  ],
  ['function* f(x) { let now;', 'for (const y of x) yield* now;', undefined],
  ['function* f(x) { let now = [];', 'for (const y of x) { const z = yield now; }', undefined],
  ['function* f(x) { let now = []; if (x)', 'for (const y of x) yield now;', undefined, ' else x(); }'],
  ['function f(x) { let now = [];', 'for (const all of x) { all.push(now); }', undefined],
  ['function f(x) { let now = toString;', 'for (const y of x) { all.push(now); }', undefined],
  ['function f(x) { { let now = []; } let now = g();', 'for (const y of x) { all.push(now); }', undefined],
  ['function f(x) { let now = [];', 'for (const y of x) { all.push(now) }', undefined, ' all.push(now) }'],
  ['function f(x) { let now = [];', 'for (const y of x) { all?.push(now); all.push(...now); }', undefined],
])('flush-last in %s %s', (head, loop, flush, rest = ' }') => {
  const source = (text: string) => `${head} ${loop}${text}${rest}`;
  expect(proposePatches(flushLast, { source: source('') })).toEqual(flush === undefined ? [] : [source(`\n${flush}`)]);
});

it.each<[source: string, texts: readonly string[]]>([
  ['function undo(x) {} function f(a) { const b = go(); throw a; }', ['undo(b); throw', 'undo(a); throw']],
  ['class A { #free() {} f() { all.map(() => { if (a) throw b; else c(); }); } }', ['{ this.#free(); throw b; }']],
  ['class A { async unlock() {} async f() { throw b; } }', ['await this.unlock(); throw']],
  ['class A extends B { f() { throw b; } } class B { undo() {} }', ['this.undo(); throw']],
  ['class A extends B { constructor() { throw b; } undo() {} }', []],
  ['class A { f() { throw b; } } class B { undo() {} }', []],
  ['class A { static f() { throw b; } undo() {} }', []],
  ['class A { f() { throw b; } get free() {} static undo() {} [close]() {} }', []],
  ['class A { undo() { all.map(() => { throw b; }); } }', []],
  ['class A { f() { this.undo(); throw b; } undo() {} }', []],
  ['function undo() {} function f(undo) { throw b; }', []],
  ['function unique() {} function freeze() {} function undoAll(a, b) {} function f() { throw b; }', []],
  ['function undo() {} throw b;', []],
])('undo-before-throw in %s', (source, texts) => {
  const found = proposePatches(undoBeforeThrow, { source }).map((text) => text.replaceAll(/\s+/g, ' '));
  const replaced = /throw b; else/.test(source) ? 'throw b;' : 'throw';
  expect(found).toEqual(texts.map((text) => source.replace(replaced, text)));
  expect(costsOfPatches(undoBeforeThrow, { source }).every((cost) => cost >= undoBeforeThrow.floor)).toBe(true);
});
