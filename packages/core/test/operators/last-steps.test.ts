import { expect, it } from 'vitest';
import { callInPromise } from '../../src/operators/async/call-in-promise.ts';
import { decodeStream } from '../../src/operators/idioms/texts/decode-stream.ts';
import { endAtPart } from '../../src/operators/idioms/texts/end-at-part.ts';
import { groupAlternatives } from '../../src/operators/idioms/texts/group-alternatives.ts';
import { skipSame } from '../../src/operators/idioms/lists/skip-same.ts';
import { undoTry } from '../../src/operators/idioms/steps/undo-try.ts';
import { renameMethod } from '../../src/operators/name/rename-method.ts';
import { rethrow } from '../../src/operators/statement/rethrow.ts';
import { costsOfPatches, propose, proposeAnywhere, proposePatches } from './propose.ts';

it.each<[source: string, texts: readonly string[]]>([
  ['new RegExp(`^${words}$`)', ['`^(?:${words})$`']],
  ['RegExp(`${words}=${words}`)', ['`(?:${words})=(?:${words})`']],
  ['new RegExp(`^(?:${words})$`)', []],
  ['new RegExp(`^(${words})$`)', []],
  ['new RegExp(`^${one}$`)', []],
  ['print(`^${words}$`)', []],
])('group-alternatives in %s', (source, texts) => {
  const seen = { words: ['a|b'], one: ['a'] };
  expect(proposeAnywhere(groupAlternatives, { source, seen }).map(({ text }) => text)).toEqual(texts);
});

it.each<[at: string, texts: readonly string[]]>([
  ['host.endsWith(domain)', ['host.endsWith(`.${domain}`)', 'host.endsWith(`-${domain}`)']],
  ['path.startsWith(base)', ['path.startsWith(`${base}/`)']],
  ["path.startsWith('/app')", []],
  ['plain.startsWith(base)', []],
  ['path.includes(base)', []],
  ['never.startsWith(base)', []],
])('end-at-part at %s', (at, texts) => {
  const seen = {
    host: ['a.b.example.com', 'not-example.com'],
    path: ['/a/b', '/apple'],
    plain: ['apple'],
    never: ['/a'],
    'never.startsWith(base)': [false],
  };
  expect(propose(endAtPart, { source: `f(${at})`, at, seen, elsewhere: [true] })).toEqual(texts);
});

it.each<[source: string, texts: readonly string[]]>([
  ['const d = new TextDecoder(); for (const c of chunks) text += d.decode(c);', ['d.decode(c, { stream: true })']],
  [
    "class A { private d = new TextDecoder('utf-8'); read(c) { return this.d.decode(c); } }",
    ['this.d.decode(c, { stream: true })'],
  ],
  ['const d = new TextDecoder(); for (const c of chunks) text += d.decode(c, { stream: true });', []],
  ['function f(c) { return new TextDecoder().decode(c); }', []],
  ['function f(d, c) { return d.decode(c); }', []],
  [
    "class A { #d = new StringDecoder('utf8'); read(c) { return this.rest + c.toString('utf8'); } }",
    ['this.#d.write(c)'],
  ],
  [
    'const d = new TextDecoder(); for (const c of chunks) this.done += c.toString();',
    ['d.decode(c, { stream: true })'],
  ],
  ["const d = new StringDecoder(); for (const c of chunks) text += c.toString('hex');", []],
])('decode-stream in %s', (source, texts) => {
  expect(proposeAnywhere(decodeStream, { source }).map(({ text }) => text)).toEqual(texts);
});

it.each<[source: string, days: readonly unknown[], patches: readonly string[]]>([
  [
    'function f(days) { for (const day of days) { run = day - last === 1 ? run + 1 : 1; last = day; } }',
    [1, 2, 2],
    [
      'function f(days) { for (const day of days) { if (day === last) continue;\nrun = day - last === 1 ? run + 1 : 1; last = day; } }',
    ],
  ],
  ['function f(days) { for (const day of days) { run = day - last === 1 ? run + 1 : 1; last = day; } }', [1, 2, 3], []],
  ['function f(days) { for (const day of days) { run = day - last; last = day; count(run); } }', [1, 1], []],
  ['function f(days) { for (const day of days) { run = day; last = day; } }', [1, 1], []],
])('skip-same in %s over %j', (source, days, patches) => {
  expect(proposePatches(skipSame, { source, seen: { day: days } })).toEqual(patches);
});

it.each<[source: string, patches: readonly string[]]>([
  [
    'function fill(g) { if (g[0] !== 0) return true; for (const d of all) { g[0] = d; if (fill(g)) return true; } return false; }',
    [
      'function fill(g) { if (g[0] !== 0) return true; for (const d of all) { g[0] = d; if (fill(g)) return true;\ng[0] = 0; } return false; }',
      'function fill(g) { if (g[0] !== 0) return true; for (const d of all) { g[0] = d; if (fill(g)) return true; }\ng[0] = 0; return false; }',
    ],
  ],
  [
    'const walk = (way) => { for (const step of steps) { way.push(step); walk(way); } };',
    [
      'const walk = (way) => { for (const step of steps) { way.push(step); walk(way);\nway.pop(); } };',
      'const walk = (way) => { for (const step of steps) { way.push(step); walk(way); }\nway.pop(); };',
    ],
  ],
  [
    'function walk(seen) { for (const to of ways) { seen.add(to); walk(seen); seen.delete(to); } }',
    // Once in the loop is enough; behind it there is nothing to take back.
    [],
  ],
  [
    'function walk(seen) { for (const to of ways) { seen[to] = true; walk(seen); } }',
    [
      'function walk(seen) { for (const to of ways) { seen[to] = true; walk(seen);\nseen[to] = false; } }',
      'function walk(seen) { for (const to of ways) { seen[to] = true; walk(seen); }\nseen[to] = false; }',
    ],
  ],
  ['function walk(way) { way.push(1); walk(way); }', []],
  ['function walk(way) { for (const step of steps) { way.push(step); other(way); } }', []],
])('undo-try in %s', (source, patches) => {
  expect(proposePatches(undoTry, { source })).toEqual(patches);
});

it.each<[source: string, texts: readonly string[]]>([
  ['r = Promise.resolve(task(...args));', ['(async () => task(...args))()']],
  ['r = Promise.resolve(value);', []],
  ['async function f() { r = Promise.resolve(task(await g())); }', []],
  ['r = Promise.reject(task());', []],
])('call-in-promise in %s', (source, texts) => {
  expect(proposeAnywhere(callInPromise, { source }).map(({ text }) => text)).toEqual(texts);
});

it('thinks it likely that what was put in order is told on', () => {
  const [cleaned, other] = ['rollback();', 'count++;'].map((text) =>
    costsOfPatches(rethrow, { source: `function f() { try { g(); } catch { ${text} } }` }),
  );
  expect(cleaned?.[0]).toBeLessThan(other?.[0] as number);
});

it('thinks it unlikely that a stack is a queue in one place', () => {
  const costOf = (source: string): number | undefined =>
    proposeAnywhere(renameMethod, { source }).find(({ text }) => text === 'all.shift()')?.cost;

  const once = costOf('all.push(a); b(all.pop());') as number;
  expect(costOf('a(all.pop()); b(all.pop());')).toBeGreaterThan(once);
});
