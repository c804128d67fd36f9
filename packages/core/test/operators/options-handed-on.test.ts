import { expect, it } from 'vitest';
import { chooseByFlag } from '../../src/operators/condition/choose-by-flag.ts';
import { heedOption } from '../../src/operators/idioms/objects/heed-option.ts';
import { setOption } from '../../src/operators/idioms/objects/set-option.ts';
import { spreadIn } from '../../src/operators/idioms/objects/spread-in.ts';
import { propose } from './propose.ts';

const PARSE =
  'function parse(text, options = NONE) { if (options.strict) fail(); return options.loose && !options?.deep ? 1 : options.base; }';

it.each<[source: string, at: string, expected: readonly string[]]>([
  [
    `${PARSE} x = parse(t, { ...given })`,
    '{ ...given }',
    ['{ ...given, strict: true }', '{ ...given, loose: true }', '{ ...given, deep: true }'],
  ],
  [`${PARSE} x = parse(t, {})`, '{}', ['{ strict: true }', '{ loose: true }', '{ deep: true }']],
  [`${PARSE} x = parse(t, { strict: no, loose })`, '{ strict: no, loose }', ['{ strict: no, loose, deep: true }']],
  [
    'function f({ deep, base }) { return deep ? base : 1; } x = f({ base: 1 })',
    '{ base: 1 }',
    ['{ base: 1, deep: true }'],
  ],
  [`${PARSE} x = parse({ a: 1 })`, '{ a: 1 }', []],
  ['x = other({ a: 1 })', '{ a: 1 }', []],
])('set-option: %s', (source, at, expected) => {
  expect(propose(setOption, { source, at })).toEqual(expected);
});

it.each<[source: string, at: string, expected: readonly string[]]>([
  [
    'function f(opts) { a({ ...opts, b: 1 }); return g({ c: 2 }); }',
    '{ c: 2 }',
    ['{ ...opts, c: 2 }', '{ c: 2, ...opts }'],
  ],
  ['function f(opts) { a({ ...opts, b: 1 }); return g({}); }', '{}', ['{ ...opts }']],
  [
    'const all = {}; function f() { a({ ...all }); } function h() { g({ c: 2 }); }',
    '{ c: 2 }',
    ['{ ...all, c: 2 }', '{ c: 2, ...all }'],
  ],
  ['function f(opts) { a({ ...opts }); } function h() { g({ c: 2 }); }', '{ c: 2 }', []],
  ['function f(opts) { return g({ ...opts, c: 2 }); }', '{ ...opts, c: 2 }', []],
  ['function f(path, key) { a([...path, 0]); return f([key]); }', '[key]', ['[...path, key]', '[key, ...path]']],
  ['function f(path, key) { a({ ...path }); return f([key]); }', '[key]', []],
  ['function f(path) { a([...path, 0]); return [, 1]; }', '[, 1]', []],
])('spread-in: %s', (source, at, expected) => {
  expect(propose(spreadIn, { source, at })).toEqual(expected);
});

it.each<[source: string, at: string, expected: readonly string[]]>([
  [
    'function f(opts) { return { floor: opts.floor !== false }; }',
    'opts.floor !== false',
    ['opts.floor !== false && opts.round !== false', 'opts.floor !== false || opts.round !== false'],
  ],
  [
    'function f(opts) { if (!opts?.floor) g(); }',
    '!opts?.floor',
    ['!opts?.floor && !opts?.round', '!opts?.floor || !opts?.round'],
  ],
  ['function f(opts) { if (opts.floor) g(); }', 'opts.floor', ['opts.floor && opts.round', 'opts.floor || opts.round']],
  [
    "function f(opts) { return opts.mode === 'up'; }",
    "opts.mode === 'up'",
    ["opts.mode === 'up' && opts.unit === 'up'", "opts.mode === 'up' || opts.unit === 'up'"],
  ],
  ['function f(opts) { return opts.floor !== false && opts.round; }', 'opts.floor !== false', []],
  ['function f(opts) { return g(opts.floor); }', 'opts.floor', []],
  ['function f(other) { return other.floor !== false; }', 'other.floor !== false', []],
])('heed-option: %s', (source, at, expected) => {
  const seen = { opts: [{}, { floor: true }, { round: false, unit: 'day' }] };
  expect(propose(heedOption, { source, at, seen })).toEqual(expected);
});

it.each<[source: string, at: string, expected: readonly string[]]>([
  [
    'function f(old, given, replaces = false) { return { ...old, ...given.values }; }',
    '{ ...old, ...given.values }',
    [
      'replaces ? old : { ...old, ...given.values }',
      'replaces ? { ...old, ...given.values } : old',
      'replaces ? given.values : { ...old, ...given.values }',
      'replaces ? { ...old, ...given.values } : given.values',
    ],
  ],
  ['function f(old, replaces) { return g(old); }', 'g(old)', ['replaces ? old : g(old)', 'replaces ? g(old) : old']],
  ['function f(old, replaces) { if (replaces) h(); return g(old); }', 'g(old)', []],
  ['function f(old, given) { return g(old); }', 'g(old)', []],
])('choose-by-flag: %s', (source, at, expected) => {
  const object = [{ a: 1 }];
  const seen = { old: object, 'given.values': object, 'g(old)': object, replaces: [false, true], [at]: object };
  expect(propose(chooseByFlag, { source, at, seen })).toEqual(expected);
});
