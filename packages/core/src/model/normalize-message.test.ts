import { expect, it } from 'vitest';
import { normalizeFailure, normalizeMessage } from './normalize-message.ts';

it.each([
  ['AssertionError: expected 3 to be 4\n  at x', 'expected 3 to be 4'],
  ['\u001b[31mexpected 3\u001b[39m to be 4', 'expected 3 to be 4'],
  ['\n  Error: no\nmore', 'no'],
  ['took 12.5ms, then 3 s', 'took <time>, then <time>'],
  ["ENOENT: no such file, open '/tmp/heal-x1/a.txt'", "ENOENT: no such file, open '<tmp>'"],
  ['expect(received).toBe(expected) // Object.is equality', 'expect(received).toBe(expected) // Object.is equality'],
  ['expected 12 to be 13', 'expected 12 to be 13'],
  ['', ''],
])('normalizes %j', (message, expected) => {
  expect(normalizeMessage(message)).toBe(expected);
});

it.each([
  [
    'expect(received).toBe(expected) // Object.is equality\n\nExpected: 3\nReceived: -1\n    at f (a.js:1:2)',
    'expect(received).toBe(expected) // Object.is equality\nExpected: 3\nReceived: -1',
  ],
  ['expect(fn).toThrow()\n\nReceived function did not throw', 'expect(fn).toThrow()'],
  ['expect(f).toHaveBeenCalledTimes(n)\n\nExpected number of calls: 1\nReceived number of calls: 0', undefined],
  ['AssertionError: expected 3 to be 4\n  at x', 'expected 3 to be 4'],
  ['', ''],
])('keeps the values of %j', (message, expected) => {
  expect(normalizeFailure(message)).toBe(expected ?? message.replace('\n\n', '\n'));
});
