import { expect, it } from 'vitest';
import { keepCopies } from '../../src/operators/idioms/objects/keep-copies.ts';
import { partKey } from '../../src/operators/idioms/objects/part-key.ts';
import { mirrorEnd } from '../../src/operators/statement/mirror-end.ts';
import { mirrorStatement } from '../../src/operators/statement/mirror-statement.ts';
import { proposePatches } from './propose.ts';

it.each<[what: string, source: string, patches: readonly string[]]>([
  [
    'the rest of the other list, by two halves of a condition',
    `function merge(left, right) {
  while (i < left.length && j < right.length) out.push(left[i] <= right[j] ? left[i++] : right[j++]);
  while (i < left.length) out.push(left[i++]);
  return out;
}`,
    [
      `function merge(left, right) {
  while (i < left.length && j < right.length) out.push(left[i] <= right[j] ? left[i++] : right[j++]);
  while (i < left.length) out.push(left[i++]);
  while (j < right.length) out.push(right[j++]);
  return out;
}`,
      `function merge(left, right) {
  while (i < left.length && j < right.length) out.push(left[i] <= right[j] ? left[i++] : right[j++]);
  while (j < right.length) out.push(right[j++]);
  while (i < left.length) out.push(left[i++]);
  return out;
}`,
    ],
  ],
  [
    'the other half of a list that is put together',
    'function sort(list) { const low = list.filter((each) => each < pivot), high = list.filter((each) => each >= pivot); return [...low, pivot]; }',
    [
      'function sort(list) { const low = list.filter((each) => each < pivot), high = list.filter((each) => each >= pivot); return [...low, ...high, pivot]; }',
      'function sort(list) { const low = list.filter((each) => each < pivot), high = list.filter((each) => each >= pivot); return [...low, pivot, ...high]; }',
    ],
  ],
  [
    'an argument of concat',
    'function merge(a, b) { if (a[0] < b[0]) { out.push(a.shift()); } else { out.push(b.shift()); } return out.concat(a); }',
    [
      'function merge(a, b) { if (a[0] < b[0]) { out.push(a.shift()); } else { out.push(b.shift()); } return out.concat(a, b); }',
    ],
  ],
  ['nothing that is there already', 'function f() { let i = 0, j = 0; i++; j++; return [i, j]; }', []],
  ['nothing for two that only begin alike', 'function f(x) { let a = x, b = x; if (a === 1) g(); return b; }', []],
  ['nothing where two things are alike in part', 'function f() { let i = 0; let j = 1; i++; return [i, j]; }', []],
  ['nothing that has names of both sides', 'function f() { let i = 0, j = 0; swap(i, j); return i; }', []],
  ['nothing beside what returns', 'function f(a, b) { const x = p(a), y = p(b); return g(x); }', []],
  [
    'no members and no words',
    "function f() { const from = at('from'), till = at('till'); done.from(); if (till > from) return; }",
    [],
  ],
])('mirror-statement: %s', (_what, source, patches) => {
  expect(proposePatches(mirrorStatement, { source })).toEqual(patches);
});

it.each<[what: string, source: string, patches: readonly string[]]>([
  [
    'the part behind a cut, whose ends change their places',
    'function cut(part, start, end) { const kept = []; if (part[0] < start) kept.push([part[0], start]); return kept; }',
    [
      'function cut(part, start, end) { const kept = []; if (part[0] < start) kept.push([part[0], start]);\nif (part[1] > end) kept.push([end, part[1]]); return kept; }',
      'function cut(part, start, end) { const kept = []; if (part[1] > end) kept.push([end, part[1]]);\nif (part[0] < start) kept.push([part[0], start]); return kept; }',
      'function cut(part, start, end) { const kept = []; if (part[0] < start) kept.push([part[0], start]);\nif (part[1] > end) kept.push([part[1], end]); return kept; }',
      'function cut(part, start, end) { const kept = []; if (part[1] > end) kept.push([part[1], end]);\nif (part[0] < start) kept.push([part[0], start]); return kept; }',
    ],
  ],
  [
    'the other direction',
    'function wrap({ x, y }, width, height) { if (x >= width) x -= width; return { x, y, height }; }',
    [
      'function wrap({ x, y }, width, height) { if (x >= width) x -= width;\nif (y >= height) y -= height; return { x, y, height }; }',
      'function wrap({ x, y }, width, height) { if (y >= height) y -= height;\nif (x >= width) x -= width; return { x, y, height }; }',
    ],
  ],
  [
    'nothing that is there already',
    'function f(a, min, max) { a.min = Math.min(a.min, min); a.max = Math.max(a.max, max); }',
    [],
  ],
  ['nothing that speaks of both', 'function f(from, to) { if (from < to) to = from; }', []],
  ['nothing whose other end is not there', 'function f(x, width) { if (x >= width) x -= width; }', []],
])('mirror-end: %s', (_what, source, patches) => {
  expect(proposePatches(mirrorEnd, { source })).toEqual(patches);
});

const seen = { list: [[1]], table: [{ a: 1 }], all: [new Map()], names: [new Set()], day: [new Date()], one: [1] };

it.each<[what: string, source: string, patches: readonly string[]]>([
  [
    'fields',
    'class A { constructor(list, table, one) { this.a = list; this.b = table; this.c = one; } }',
    ['class A { constructor(list, table, one) { this.a = [...list]; this.b = { ...table }; this.c = one; } }'],
  ],
  [
    'an object',
    'function copy(list, all, day) { return { list: list, all: all, day: day }; }',
    ['function copy(list, all, day) { return { list: [...list], all: new Map(all), day: new Date(day) }; }'],
  ],
  [
    'arguments',
    'function copy(list, names) { return new Copy(list, names, 1); }',
    ['function copy(list, names) { return new Copy([...list], new Set(names), 1); }'],
  ],
  ['one field', 'class A { constructor(list) { this.a = list; this.b = 1; } }', []],
  ['fields of two functions', 'class A { f(list) { this.a = list; } g(table) { this.b = table; } }', []],
  ['arguments of a function', 'function f(list, names) { return g(list, names); }', []],
])('keep-copies: %s', (_what, source, patches) => {
  expect(proposePatches(keepCopies, { source, seen })).toEqual(patches);
});

it.each<[what: string, source: string, patches: readonly string[]]>([
  [
    'made and read',
    'function f(a, b) { const key = `${a}${b}`; all.set(key, 1); return all.get(`${b}${a}`); }',
    [
      'function f(a, b) { const key = JSON.stringify([a, b]); all.set(key, 1); return all.get(JSON.stringify([b, a])); }',
      'function f(a, b) { const key = `${a}|${b}`; all.set(key, 1); return all.get(`${b}|${a}`); }',
      'function f(a, b) { const key = `${a}:${b}`; all.set(key, 1); return all.get(`${b}:${a}`); }',
    ],
  ],
  ['no key', 'function f(a, b) { const text = `${a}${b}`; return text; }', []],
  ['parts with something between them', 'function f(a, b) { return all.get(`${a}/${b}`); }', []],
  ['one part', 'function f(a) { return all.get(`${a}`); }', []],
])('part-key: %s', (_what, source, patches) => {
  expect(proposePatches(partKey, { source, elsewhere: ['ab'] })).toEqual(patches);
});
