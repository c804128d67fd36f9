import { expect, it } from 'vitest';
import { takeArgument } from '../../src/operators/arguments/take-argument.ts';
import { widenRange } from '../../src/operators/operator/widen-range.ts';
import { propose } from './propose.ts';

it.each([
  [
    'what another call that is the same has there',
    'function f(key, texts) { set(key, true, 1); if (key) set(key, texts[key] ? 0 : true, 1); }',
    ['set(key, texts[key] ? 0 : true, 1)'],
  ],
  [
    'nothing that is unknown there',
    'function f(key) { set(key, true, 1); } function g(key, texts) { set(key, texts[key], 1); }',
    [],
  ],
  ['nothing of calls that differ twice', 'function f(key) { set(key, true, 1); set(key, false, 2); }', []],
  ['nothing of other functions', 'function f(key) { set(key, true, 1); get(key, false, 1); }', []],
])('takes for an argument %s', (_, source, texts) => {
  expect(propose(takeArgument, { source, at: 'set(key, true, 1)' })).toEqual(texts);
});

it.each([
  ['n > low && n < high', ['n >= low && n <= high']],
  ['low <= n && n <= high', ['low < n && n < high']],
  ['n < low || n > high', ['n <= low || n >= high']],
  ['n >= low && n < high', []],
  ['n > low && isOpen', []],
])('moves both ends of %s', (at, texts) => {
  expect(propose(widenRange, { source: `f = (n, low, high, isOpen) => ${at}`, at })).toEqual(texts);
});
