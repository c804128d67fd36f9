import { expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from './default-options.ts';
import { mergeOptions } from './merge-options.ts';

it('gives the defaults when nothing is said', () => {
  expect(mergeOptions([])).toEqual({
    mode: 'off',
    timeoutMs: 30_000,
    verifyTimeoutMs: 10_000,
    maxCandidates: 50_000,
    seed: 1,
    guardTimeoutMs: 60_000,
    memoryMb: 1024,
    probe: 'auto',
    allowSockets: false,
    search: true,
    cache: true,
    dryPrompt: false,
    attempts: 3,
    modelCalls: 20,
    modelTokens: 500_000,
    modelUsd: 2,
    modelTimeMs: 600_000,
    targetCalls: 8,
    targetTokens: 150_000,
    targetUsd: 0.5,
    targetTimeMs: 180_000,
  });
});

it('prefers the later source', () => {
  const options = mergeOptions([{ seed: 2, timeoutMs: 500 }, { seed: 3, mode: 'propose' }, { mode: 'apply' }]);

  expect(options).toEqual({ ...DEFAULT_OPTIONS, seed: 3, timeoutMs: 500, mode: 'apply' });
});

it('gives options that cannot be changed', () => {
  expect(() => Object.assign(mergeOptions([{ seed: 4 }]), { seed: 2 })).toThrow(TypeError);
});
