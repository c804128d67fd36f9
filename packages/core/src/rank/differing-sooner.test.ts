import { expect, it } from 'vitest';
import type { Candidate } from '../model/candidate.ts';
import type { Contrast } from '../model/contrast.ts';
import { differingSooner } from './differing-sooner.ts';

const candidates = Array.from('abcdefg').map((key): Candidate => ({ key, edits: [], operator: 'swap', cost: 1 }));
const order = (contrast?: Contrast): string =>
  differingSooner(candidates, contrast)
    .map(({ key }) => key)
    .join('');

/** `results`: one character a patch, of a call each. */
const contrastOf = (keys: string, ...results: readonly string[]): Contrast => ({
  keys: Array.from(keys),
  tried: 9,
  calls: results.map((each) => ({ assertions: Array.from(each) })),
});

it('moves those with other results behind the first three', () => {
  expect(order(contrastOf('abcdefg', '1111123'))).toBe('abcfgde');
});

it('moves one of several that do the same', () => {
  expect(order(contrastOf('abcdefg', '1111122', '1111122'))).toBe('abcfdeg');
});

it('leaves the first three, whatever they do', () => {
  expect(order(contrastOf('abcdefg', '1231444'))).toBe('abcedfg');
});

it('knows nothing of those that were not compared', () => {
  expect(order(contrastOf('abcg', '1112'))).toBe('abcgdef');
});

it('moves nothing where nothing is known', () => {
  expect(order()).toBe('abcdefg');
  expect(order(contrastOf('abcdefg'))).toBe('abcdefg');
});
