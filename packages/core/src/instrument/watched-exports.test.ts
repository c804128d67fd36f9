import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { parseModule } from '../syntax/parse.ts';
import { guardedModule } from './guarded-source.ts';
import { indexSource } from './source-index.ts';
import { withWatchedExports } from './watched-exports.ts';

const watchedSource = (source: string, file: string): string =>
  guardedModule(withWatchedExports(indexSource(parseModule(source, file))));

/** What a CommonJS module exports, and by which names its functions were met. */
function evaluated(source: string): { exports: Record<string, (...args: unknown[]) => unknown>; names: string[] } {
  const names: string[] = [];
  const module = { exports: {} };
  const watch = (name: string, _most: number, own: () => number) => {
    names.push(name);
    return () => own() + 1;
  };
  const heal = { instance: 0, tick() {}, watch };
  runInNewContext(watchedSource(source, 'a.cjs'), { module, exports: module.exports, __heal: heal });
  return { exports: module.exports, names };
}

it.each<[what: string, source: string]>([
  ['a declaration that is exported before it', 'module.exports = { f };\nfunction f() { return 1 }'],
  ['a declaration under another name', 'exports.f = one;\nfunction one() { return 1 } // the end'],
  ['an arrow function', 'exports.f = () => 1'],
  ['a constant', '"use strict"; const f = function () { return 1 }; module.exports = { f };'],
])('puts in place of %s what the guard gives', (_what, source) => {
  const { exports, names } = evaluated(source);

  expect(names).toEqual(['f']);
  expect(exports['f']?.()).toBe(2);
});

it('leaves alone what is no function, and what is not exported', () => {
  expect(evaluated('module.exports = { a: 1, B: class {} }; function f() { return 1 }').names).toEqual([]);
});

it.each<[what: string, source: string, watched: string]>([
  ['ESM', 'export function f() {}\nexport const g = () => 1;', 'f=__h.watch("f",0,f);'],
  ['a default export', 'export default function f(a, b = 1) {}', 'f=__h.watch("f",2,f);'],
  ['a renamed export', 'function f() {}\nexport { f as h };', 'f=__h.watch("h",0,f);'],
  ['a parameter that is none', 'export function f(this: Date, a: string) {}', 'f=__h.watch("f",1,f);'],
  ['functions that take any number', 'export const f = (...all) => all;', '__h.watch("f",1000,(...all)'],
  ['functions that look at all', 'export function f() { return arguments }', 'f=__h.watch("f",1000,f);'],
])('knows %s', (_what, source, watched) => {
  expect(watchedSource(source, 'a.ts')).toContain(watched);
});
