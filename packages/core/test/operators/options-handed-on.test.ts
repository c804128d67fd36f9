import { expect, it } from 'vitest';
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
])('spread-in: %s', (source, at, expected) => {
  expect(propose(spreadIn, { source, at })).toEqual(expected);
});
