import { expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '../../options/default-options.ts';
import type { HealOptions } from '../../options/heal-options.ts';
import { typesOf } from './types-of.ts';

const TARGET = { file: '/a.ts', source: '', regions: [] };

it.each<[string, Partial<HealOptions>, unknown]>([
  ['asks', {}, { answerFile: '/types.json' }],
  ['does not ask when a bench leaves it out', { without: ['types'] }, undefined],
  ['does not ask when calls of models are recorded', { record: 'calls.jsonl' }, undefined],
  ['does not ask when a model is replayed', { model: 'replay:calls.jsonl' }, undefined],
  ['does not ask when the strong model is replayed', { strongModel: 'replay:calls.jsonl' }, undefined],
])('%s', (_what, options, expected) => {
  const oracle = { types: () => ({ answerFile: '/types.json' }) };

  expect(typesOf({ oracle, options: { ...DEFAULT_OPTIONS, ...options } }, TARGET)).toEqual(expected);
});
