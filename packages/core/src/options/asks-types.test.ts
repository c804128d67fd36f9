import { expect, it } from 'vitest';
import { willAskTypes } from './asks-types.ts';
import { DEFAULT_OPTIONS } from './default-options.ts';
import type { HealOptions } from './heal-options.ts';

it.each<[what: string, options: Partial<HealOptions>, env: NodeJS.ProcessEnv, expected: boolean]>([
  ['are asked', {}, {}, true],
  ['are not asked when a bench leaves them out', {}, { TESTHEAL_WITHOUT: 'uniform,types' }, false],
  ['are asked when it leaves out something else', {}, { TESTHEAL_WITHOUT: 'uniform' }, true],
  ['are not asked when calls are recorded', { record: 'calls.jsonl' }, {}, false],
])('types %s', (_what, options, env, expected) => {
  expect(willAskTypes({ ...DEFAULT_OPTIONS, ...options }, env)).toBe(expected);
});
