import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from './default-options.ts';
import { resolveOptions } from './resolve-options.ts';

describe('resolveOptions', () => {
  it('gives the defaults when nothing is said', () => {
    expect(resolveOptions({ config: {}, overrides: {} })).toEqual(DEFAULT_OPTIONS);
  });

  it('prefers flags to the config, and the config to the defaults', () => {
    const config = { seed: 2, timeoutMs: 500, mode: 'propose', reportFile: undefined };

    const options = resolveOptions({ config, overrides: { seed: 3, mode: 'apply' } });

    expect(options).toEqual({ ...DEFAULT_OPTIONS, seed: 3, timeoutMs: 500, mode: 'apply' });
  });

  it('gives options that cannot be changed', () => {
    const options = resolveOptions({ config: {}, overrides: {} });

    expect(() => Object.assign(options, { seed: 2 })).toThrow(TypeError);
  });

  it('names everything that is wrong at once', () => {
    const config = {
      sed: 1,
      mode: 'on',
      timeoutMs: 0,
      maxCandidates: Number.NaN,
      seed: 1.5,
      target: '',
      reportFile: '',
      allowSockets: 'yes',
      memoryMb: '1',
    };

    expect(() => resolveOptions({ config, overrides: {} })).toThrow(
      expect.objectContaining({
        code: 'OPTIONS_INVALID',
        message: [
          'the heal options are wrong: `sed` is unknown, did you mean `seed`?',
          '`mode` must be one of off, propose, apply, apply-force',
          '`timeoutMs` must be a number above 0',
          '`maxCandidates` must be a number above 0',
          '`seed` must be a whole number',
          '`target` must be a path[#symbol]',
          '`reportFile` must be a path',
          '`allowSockets` must be true or false',
          '`memoryMb` must be a number above 0',
        ].join('; '),
      }),
    );
  });
});
