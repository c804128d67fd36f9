import { expect, it } from 'vitest';
import { boundResult } from '../../src/operators/idioms/numbers/bound-result.ts';
import { propose } from './propose.ts';

const source = 'function f(raw) { return Math.min(raw, 25); }';
const at = 'Math.min(raw, 25)';

it.each([
  ['more than it was', 'expected 0.2 to be 0.5', [0.2], [2, 20], ['Math.max(0.5, Math.min(raw, 25))']],
  ['less than it was', 'expected 9 to be 8', [9], [2, 7], ['Math.min(8, Math.min(raw, 25))']],
  ['what others go beyond', 'expected 9 to be 8', [9], [2, 11], []],
  ['what says little, for nothing else was seen', 'expected 9 to be 8', [9], [], []],
  ['a text', "expected 9 to be 'nine'", [9], [2, 7], []],
])('keeps a result to a bound where a failing test expects %s', (_, message, failing, passing, texts) => {
  const scene = { source, at, seen: { [at]: [...failing, ...passing] }, failing: { [at]: failing } };

  expect(propose(boundResult, { ...scene, messages: [message] })).toEqual(texts);
});

it('leaves what is only on the way', () => {
  const scene = { source: 'function f(raw) { return g(raw * 2); }', at: 'raw * 2' };

  expect(propose(boundResult, { ...scene, seen: { 'raw * 2': [1] }, messages: ['to be 8'] })).toEqual([]);
});
