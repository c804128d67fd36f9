import { expect, it } from 'vitest';
import { askPresence } from '../../src/operators/condition/ask-presence.ts';
import { askDefaultTable } from '../../src/operators/idioms/objects/ask-default-table.ts';
import { askGeneral } from '../../src/operators/idioms/objects/ask-general.ts';
import { collectRepeated } from '../../src/operators/idioms/objects/collect-repeated.ts';
import { keepOtherFields } from '../../src/operators/idioms/objects/keep-other-fields.ts';
import { partKey } from '../../src/operators/idioms/objects/part-key.ts';
import { readMap } from '../../src/operators/idioms/objects/read-map.ts';
import { spellOutShorthand } from '../../src/operators/idioms/objects/spell-out-shorthand.ts';
import { spreadDefined } from '../../src/operators/idioms/objects/spread-defined.ts';
import { propose, proposePatches } from './propose.ts';

/** Stands for a value that was not read. */
const UNREAD = Symbol('unread');
/** Stands for what nobody may ask anything, not even the names of tests. */
const CLOSED = 'a revoked proxy';
const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
const opened = (value: unknown): unknown => (value === CLOSED ? proxy : value);

it.each<[choice: string, at: string, text: string | undefined]>([
  ['texts[locale] ?? texts.en', 'table[key]', 'table[key] ?? texts.en[key]'],
  ['texts[locale] || this.texts[0]', 'table?.[a + b]', 'table?.[a + b] ?? this.texts[0]?.[a + b]'],
  ['texts[locale] ?? texts.en', '(table)[key]', '(table)[key] ?? texts.en[key]'],
  ['texts[locale] ?? {}', 'table[key]', undefined],
  ['texts[locale] && texts.en', 'table[key]', undefined],
  ['texts[locale] ?? load().en', 'table[key]', undefined],
  ['texts[locale] ?? texts.en', 'table[next()]', undefined],
  ['texts[locale] ?? texts.en', 'other[key]', undefined],
  ['texts[locale] ?? texts.en', 'table.key', undefined],
])('ask-default-table behind %s at %s', (choice, at, text) => {
  const source = `function f(locale, key) { const table = ${choice}; return ${at}; }`;
  expect(propose(askDefaultTable, { source, at, seen: { [at]: ['a', undefined] } })).toEqual(
    text === undefined ? [] : [text],
  );
  expect(propose(askDefaultTable, { source, at, seen: { [at]: ['a', UNREAD] } })).toEqual([]);
});

it('ask-default-table knows no table outside of functions', () => {
  const source = 'const table = a[b] ?? a.c; x = table[key];';
  expect(propose(askDefaultTable, { source, at: 'table[key]', elsewhere: [undefined] })).toEqual([]);
});

it.each<[at: string, table: unknown, key: unknown, text: string | undefined]>([
  ['texts[locale]', { de: 1 }, 'de-AT', "texts[locale] ?? texts[locale.split('-')[0]!]"],
  ['this.all[a.type]', { text: 1 }, 'text/html', "this.all[a.type] ?? this.all[a.type.split('/')[0]!]"],
  ['texts[locale]', { de: 1, 'de-AT': 2 }, 'de-AT', undefined],
  ['texts[locale]', { en: 1 }, 'de-AT', undefined],
  ['texts[locale]', { de: 1 }, 'de', undefined],
  ['texts[locale]', CLOSED, 'de-AT', undefined],
  ['texts[locale]', UNREAD, UNREAD, undefined],
  ['texts[read()]', { de: 1 }, 'de-AT', undefined],
  ['texts[`${a}-${b}`]', { de: 1 }, 'de-AT', undefined],
])('ask-general at %s of %j under %j', (at, table, key, text) => {
  const [, holder = '', asked = ''] = /^(.*?)\[(.*)\]$/.exec(at) ?? [];
  const scene = { source: `x = ${at}`, at, seen: { [holder]: [opened(table)], [asked]: [key] } };
  expect(propose(askGeneral, scene)).toEqual(text === undefined ? [] : [text]);
  const untyped = text === undefined ? [] : [text.replace('!', '')];
  expect(propose(askGeneral, { ...scene, file: 'scene.js' })).toEqual(untyped);
});

it.each<[at: string, found: unknown, key: unknown, text: string | undefined]>([
  ['found[key] = value;', { a: 1 }, 'a', 'found[key] = found[key] === undefined ? value : [found[key], value].flat();'],
  [
    'found[key] = (log, a ? b : c)',
    { 7: 1 },
    7,
    'found[key] = found[key] === undefined ? (log, a ? b : c) : [found[key], (log, a ? b : c)].flat();',
  ],
  // Nothing has come again.
  ['found[key] = value;', { b: 1 }, 'a', undefined],
  ['found[key] = value;', ['x'], 0, undefined],
  ['found[key] = value;', CLOSED, 'a', undefined],
  ['found[key] = value;', { a: 1 }, { toString: () => expect.fail('asked') }, undefined],
  ['found[key] = found[key] + 1;', { a: 1 }, 'a', undefined],
  ['found[key] ??= value;', { a: 1 }, 'a', undefined],
  ['found[key] = read();', { a: 1 }, 'a', undefined],
  ["found['a'] = value;", { a: 1 }, 'a', undefined],
])('collect-repeated at %s', (at, found, key, text) => {
  const scene = {
    source: `function f() { for (const key of keys) { ${at} } }`,
    at,
    seen: { found: [opened(found)], key: [key] },
  };
  expect(propose(collectRepeated, scene)).toEqual(text === undefined ? [] : [text]);
  expect(propose(collectRepeated, { ...scene, source: at })).toEqual([]);
});

it.each<[at: string, text: string | undefined]>([
  ['JSON.stringify({ version, map })', 'JSON.stringify({ version, map: Object.fromEntries(map) })'],
  ['JSON.stringify({ a: { set } }, null, 2)', 'JSON.stringify({ a: { set: [...set] } }, null, 2)'],
  // One alone would leave the other as it is.
  ['JSON.stringify({ map, set })', 'JSON.stringify({ map: Object.fromEntries(map), set: [...set] })'],
  ['JSON.stringify({ map: map })', undefined],
  ['JSON.stringify({ version })', undefined],
  ['JSON.parse({ map })', undefined],
  ['JSON.stringify([{ map }])', undefined],
])('spell-out-shorthand in %s', (at, text) => {
  const seen = { map: [new Map()], set: [new Set(), UNREAD], version: [1] };
  expect(proposePatches(spellOutShorthand, { source: `x = ${at};`, seen })).toEqual(
    text === undefined ? [] : [`x = ${text};`],
  );
});

it.each<[at: string, values: readonly unknown[], entries: string | undefined]>([
  ['given', [{ a: 1, b: undefined }], 'given'],
  ['read(a)', [{ b: undefined }], 'read(a)'],
  // What may be spread is not always there.
  ['given', [{ b: undefined }, undefined], 'given ?? {}'],
  ['given?.all', [{ b: undefined }], '(given?.all) ?? {}'],
  ['a || b', [{ b: undefined }, null], '(a || b) ?? {}'],
  ['given', [{ a: 1 }], undefined],
  ['given', [CLOSED, UNREAD, [undefined]], undefined],
])('spread-defined at ...%s where it is %j', (at, values, entries) => {
  const text = `Object.fromEntries(Object.entries(${entries}).filter(([, value]) => value !== undefined))`;
  const scene = { source: `x = { a, ...${at} }`, at, seen: { [at]: values.map(opened) } };
  expect(propose(spreadDefined, scene)).toEqual(entries === undefined ? [] : [text]);
  expect(propose(spreadDefined, { ...scene, source: `x = { ...${at}, a }` })).toEqual([]);
  expect(propose(spreadDefined, { ...scene, source: `x = [a, ...[${at}]]` })).toEqual([]);
});

it.each<[body: string, mended: string | undefined]>([
  ['seen.add(a + b);', 'seen.add(JSON.stringify([a, b]));'],
  ['const key = a + (b ?? c) + d; all[key] = 1;', 'const key = JSON.stringify([a, b ?? c, d]); all[key] = 1;'],
  ['all[a + b] = all[b + a];', 'all[JSON.stringify([a, b])] = all[JSON.stringify([b, a])];'],
  // One within another.
  ['all.get(a + all.get(b + c));', 'all.get(JSON.stringify([a, all.get(b + c)]));'],
  ['all.get(`${a}${each.map((b) => `${b}${c}`)}`);', 'all.get(JSON.stringify([a, each.map((b) => `${b}${c}`)]));'],
  // An index is no key.
  ['all.add(a + b); list[i + j];', 'all.add(JSON.stringify([a, b])); list[i + j];'],
  ['seen.add(a + 1);', undefined],
  ["seen.add(a + ':' + b);", undefined],
  ['seen.add(a - b);', undefined],
  ['const sum = a + b;', undefined],
  ['list[i + j];', undefined],
])('part-key in %s', (body, mended) => {
  const scene = { source: `function f() { ${body} }`, seen: { 'i + j': [3] }, elsewhere: ['ab'] };
  expect(proposePatches(partKey, scene).slice(0, 1)).toEqual(
    mended === undefined ? [] : [`function f() { ${mended} }`],
  );
});

it.each<[set: string, added: string | undefined]>([
  ['all[a.b] = { [a.c]: a.n }', '{ ...all[a.b], [a.c]: (all[a.b]?.[a.c] ?? 0) + a.n }'],
  ['all.set(k, { [c]: n * 2 })', '{ ...all.get(k), [c]: (all.get(k)?.[c] ?? 0) + (n * 2) }'],
  ['all[k] = { c: n }', undefined],
  ['all[k] = { [c]: n, d }', undefined],
  ['all[k] = { [read()]: n }', undefined],
  // It counts already.
  ['all[k] = { [c]: all[k][c] + 1 }', undefined],
])('keep-other-fields adds up what comes again in %s', (set, added) => {
  const [at = ''] = /\{.*\}/.exec(set) ?? [];
  const seen = { [at]: [{ a: 1 }], n: [1], 'a.n': [1], 'n * 2': [2], 'all[k][c] + 1': [2] };
  const texts = propose(keepOtherFields, { source: set, at, seen });
  expect(texts.slice(1)).toEqual(added === undefined ? [] : [added]);
});

it.each<[source: string, at: string, text: string | undefined]>([
  ['JSON.stringify({ all: map })', 'map', 'Object.fromEntries(map)'],
  ['JSON.stringify({ a: { all: set } })', 'set', '[...set]'],
  ['Object.keys(map ?? other)', 'Object.keys(map ?? other)', '[...(map ?? other).keys()]'],
  ['JSON.parse({ all: map })', 'map', undefined],
  ['JSON.stringify([map])', 'map', undefined],
])('read-map in %s at %s', (source, at, text) => {
  const seen = { map: [new Map()], set: [new Set()], 'map ?? other': [new Map()] };
  expect(propose(readMap, { source: `x = ${source}`, at, seen })).toEqual(text === undefined ? [] : [text]);
});

it.each<[taken: string, at: string, values: readonly unknown[], texts: readonly string[]]>([
  ['past.pop()', '!known', [0, undefined], ['known === undefined']],
  ['all.find(isGood)', 'known', ['', 'a'], ['known !== undefined']],
  ['(await load()).get(key)', '!known', [0], ['known === undefined', '!(await load()).has(key)']],
  // All that was falsy was not there.
  ['past.pop()', '!known', [{}, undefined], []],
  ['all.find(isGood)', 'known', [undefined, 'a'], []],
  ['cache.get(key)', 'known', [undefined, 1], ['cache.has(key)']],
  ['past.pop()', 'known !== undefined', [0, undefined], []],
  ['past.push(1)', '!known', [0], []],
])('ask-presence of %s at %s, which was %j', (taken, at, values, texts) => {
  const isNegated = at.startsWith('!');
  const answers = values.map((value) => (at.includes('=') ? value !== undefined : isNegated ? !value : value));
  const source = `async function f(key) { const known = ${taken}; if (${at}) return 1; }`;
  expect(propose(askPresence, { source, at, seen: { [at]: answers, known: values } })).toEqual(texts);
});
