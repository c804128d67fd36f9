import { expect, it } from 'vitest';
import { parseModule } from '../../syntax/parse.ts';
import { unfilledIn } from './unfilled.ts';

it.each<[string, [string, string[]][]]>([
  ['const done = new Set<string>(); function f(x) { if (done.has(x)) return; }', [['done', ['x']]]],
  [
    'class A { #seen = new Map(); get(key) { return this.#seen.get(key) ?? this.#seen.get(key + 1); } }',
    [['this.#seen', ['key', 'key + 1']]],
  ],
  ['const done = new Set(); if (!done.has(x)) done.add(x);', []],
  ['const done = new Set(all); done.has(x);', []],
  ['const done = new Set(); fill(done); done.has(x);', []],
  ['const done = new Set(); const same = done; done.has(x);', []],
  ['const done = new Set(); done.size;', []],
  ['class A { done = new Set(); f(x) { return this.done.has(x); } g(x) { this.done.add(x); } }', []],
])('in %s', (source, expected) => {
  expect([...unfilledIn(parseModule(source, 'scene.ts'))]).toEqual(expected);
});
