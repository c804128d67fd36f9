import { expect, it } from 'vitest';
import { borrowMethod } from '../../src/operators/idioms/objects/borrow-method.ts';
import { ignoreCase } from '../../src/operators/idioms/texts/ignore-case.ts';
import { notDoubled } from '../../src/operators/idioms/texts/not-doubled.ts';
import { changeLogical } from '../../src/operators/operator/change-logical.ts';
import { propose } from './propose.ts';

const BARE: object = Object.create(null) as object;

it.each<[at: string, values: readonly unknown[], texts: readonly string[]]>([
  ['o.hasOwnProperty(key)', [{}], ['Object.hasOwn(o, key)']],
  ['o.propertyIsEnumerable(key)', [BARE], ['Object.prototype.propertyIsEnumerable.call(o, key)']],
  ['o.toString()', [{ toString: 'a word' }], ['Object.prototype.toString.call(o)']],
  ['o.toString()', [{}, 1], []],
  ['o.has(key)', [BARE], []],
])('borrow-method at %s', (at, values, texts) => {
  expect(propose(borrowMethod, { source: `x = ${at}`, at, seen: { o: values } })).toEqual(texts);
});

it.each<[at: string, texts: readonly string[]]>([
  ["s[i] === '|'", ["s[i] === '|' && s[i + 1] !== '|'", "s[i] === '|' && s[i - 1] !== '|'"]],
  ["s.charAt(0) == '*'", ["s.charAt(0) == '*' && s.charAt(1) != '*'", "s.charAt(0) == '*' && s.charAt(-1) != '*'"]],
  [
    's.charCodeAt(at + 1) === 47',
    [
      's.charCodeAt(at + 1) === 47 && s.charCodeAt(at + 2) !== 47',
      's.charCodeAt(at + 1) === 47 && s.charCodeAt(at) !== 47',
    ],
  ],
  ["s[i] === '||'", []],
  ['s[i] === 3', []],
  ["s[i] !== '|'", []],
  ["s.indexOf(i) === '|'", []],
])('not-doubled at %s', (at, texts) => {
  expect(propose(notDoubled, { source: `if (${at}) f()`, at })).toEqual(texts);
});

it('not-doubled stays one question of several', () => {
  const at = "s[i] === '|'";

  expect(propose(notDoubled, { source: `if (a || ${at}) f()`, at })).toContain("(s[i] === '|' && s[i + 1] !== '|')");
});

it.each<[values: readonly unknown[], texts: readonly string[]]>([
  [['Lax', 'none'], ['mode.toLowerCase()']],
  [['Lax', true], ["typeof mode === 'string' ? mode.toLowerCase() : mode"]],
  [['lax', 'other', 'Other'], []],
])('ignore-case in a switch over %j', (values, texts) => {
  const source = "switch (mode) { case 'lax': f(); break; case 'none': g(); }";

  expect(propose(ignoreCase, { source, at: 'mode', seen: { mode: values } })).toEqual(texts);
});

it.each(['a === 1 || b', '!a || b', 'a in o || b'])(
  'change-logical asks of no verdict whether it is missing: %s',
  (at) => {
    const texts = propose(changeLogical, { source: `x = ${at}`, at });

    expect(texts.filter((text) => text.includes('??'))).toEqual([]);
  },
);
