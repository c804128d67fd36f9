import { expect, it } from 'vitest';
import { askBothMissing } from '../../src/operators/condition/ask-both-missing.ts';
import { askOtherSign } from '../../src/operators/condition/ask-other-sign.ts';
import { changeComparison } from '../../src/operators/operator/change-comparison.ts';
import { propose } from './propose.ts';

it.each<[source: string, at: string, seen: readonly unknown[], expected: readonly string[]]>([
  ['if (x === undefined) f()', 'x === undefined', [1, null], ['x === undefined || x === null']],
  ['if (x !== undefined) f()', 'x !== undefined', [null], ['x !== undefined && x !== null']],
  ['if (x.y === null) f()', 'x.y === null', [undefined], ['x.y === null || x.y === undefined']],
  ['if (x === undefined) f(y == null)', 'x === undefined', [null], ['x == null', 'x === undefined || x === null']],
  ['if (x === undefined) f()', 'x === undefined', [1, undefined], []],
  ['if (x === 1) f()', 'x === 1', [null], []],
  ['if (x == null) f()', 'x == null', [undefined], []],
])('ask-both-missing: %s', (source, at, values, expected) => {
  expect(propose(askBothMissing, { source, at, seen: { x: values, 'x.y': values } })).toEqual(expected);
});

it.each<[source: string, at: string, seen: readonly unknown[], expected: readonly string[]]>([
  ["if (c === '/') f()", "c === '/'", ['a', '?', '/'], ["c === '/' || c === '?'"]],
  ["if (c !== ',') f()", "c !== ','", [';'], ["c !== ',' && c !== ';'"]],
  ["if (!c || c === '/' || c === '?') f()", "c === '/'", ['?'], []],
  ["if (c === '/') f()", "c === '/'", ['a', ' ', '/', '??', 1], []],
  ["if (c === 'x') f()", "c === 'x'", ['?'], []],
])('ask-other-sign: %s', (source, at, values, expected) => {
  expect(propose(askOtherSign, { source, at, seen: { c: values } })).toEqual(expected);
});

it('takes no sign for something that has an order, and a letter for one', () => {
  const ofSign = propose(changeComparison, { source: "x = c === '/'", at: "c === '/'" });
  const ofLetter = propose(changeComparison, { source: "x = c === 'a'", at: "c === 'a'" });

  expect([ofSign[1], ofLetter[1]]).toEqual(["c == '/'", "c < 'a'"]);
});
