import { expect, it } from 'vitest';
import type { ShortlistedPatch } from '../prove/shortlist-candidates.ts';
import { contrastWithFirst } from './contrast-with-first.ts';

const SOURCE = 'a + b';
const patch = (key: string, text: string, healedSource = `a ${text} b`): ShortlistedPatch => ({
  candidate: { key, edits: [{ start: 2, end: 3, text }], operator: 'swap', cost: 1 },
  healedSource,
});
const FIRST = patch('first', '-');
const CONTRAST = {
  keys: ['same', 'first', 'other'],
  tried: 7,
  calls: [{ assertions: ['1', '1', '1'] }, { assertions: ['2', '2', '3'] }],
};
const beside = { contrast: CONTRAST, source: SOURCE };

it('tells by which call two patches differ', () => {
  const differs = { first: '2', own: '3' };

  expect(contrastWithFirst(FIRST, patch('other', '*'), beside)).toEqual({ calls: 7, differs });
});

it('tells that none does', () => {
  expect(contrastWithFirst(FIRST, patch('same', '*'), beside)).toEqual({ calls: 7 });
});

it.each<[what: string, first: ShortlistedPatch, other: ShortlistedPatch]>([
  ['the first itself', FIRST, FIRST],
  ['one that was not compared', FIRST, patch('unknown', '*')],
  ['one that is smaller now', FIRST, patch('other', '*', 'a b')],
  ['any, when the first is smaller now', patch('first', '-', 'a b'), patch('other', '*')],
])('knows nothing of %s', (_what, first, other) => {
  expect(contrastWithFirst(first, other, beside)).toBeUndefined();
});

it('knows nothing where nothing was compared', () => {
  const nothing = { contrast: undefined, source: SOURCE };

  expect(contrastWithFirst(FIRST, patch('other', '*'), nothing)).toBeUndefined();
});
