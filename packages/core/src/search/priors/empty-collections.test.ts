import { expect, it } from 'vitest';
import { parseModule } from '../../syntax/parse.ts';
import { emptyCollections, fills } from './empty-collections.ts';

it.each([
  ['a set that is asked', 'const seen = new Set(); for (const x of xs) if (!seen.has(x)) f(x);', ['seen']],
  ['a typed map', 'const known = new Map<string, number>(); g(known.get(k) ?? 0);', ['known']],
  ['a field', 'class A { seen = new Set(); f(x) { return this.seen.has(x); } }', ['this.seen']],
  ['a private field', 'class A { #seen = new Map(); f(x) { return this.#seen.get(x); } }', ['this.#seen']],
  [
    'no field that is filled',
    'class A { #seen = new Set(); f(x) { this.#seen.add(x); return this.#seen.has(x); } }',
    [],
  ],
  ['a list whose length is asked', 'const found = []; return_(found.length);', ['found']],
  ['a table', 'const ends = {}; f(ends[k]);', ['ends']],
  ['no set that is filled', 'const seen = new Set(); seen.add(1); f(seen.has(x));', []],
  ['no table that is filled', 'const ends = {}; ends[k] = 1; f(ends[k]);', []],
  ['none that is handed on', 'const seen = new Set(); walk(seen); f(seen.has(x));', []],
  ['none that a field has as well', 'const seen = new Set(); class A { all = seen; } f(seen.has(x));', []],
  ['none that is given back', 'function f() { const list = []; g(list.length); return list; }', []],
  ['a set that begins with a first one', 'const seen = new Set([start]); f(seen.has(x));', ['seen']],
  ['none with something in it', 'const seen = new Set([1]); f(seen.has(x));', []],
  ['none that is not used', 'const seen = new Set();', []],
  ['no property of the name', 'const seen = new Set(); x.seen = 1; f(seen.has(x.seen));', ['seen']],
])('finds %s', (_, source, names) => {
  expect([...emptyCollections(parseModule(source, 'x.ts')).keys()]).toEqual(names);
});

it('tells what they are asked for', () => {
  const source = 'const seen = new Set(); const ends = {}; if (seen.has(x) || seen.has(y.z)) f(ends[k], seen.size);';

  expect([...emptyCollections(parseModule(source, 'x.ts'))]).toEqual([
    ['seen', ['x', 'y.z']],
    ['ends', ['k']],
  ]);
});

it.each([
  ['seen.add(x);', true],
  ['table.seen.add(x);', false],
  ['this.seen.add(x);', false],
  ['seen[key] = x;', true],
  ['if (seen[key] === x) return;', false],
  ['seen.has(x);', false],
])('says whether %j fills it', (text, expected) => {
  expect(fills(text, 'seen')).toBe(expected);
});
