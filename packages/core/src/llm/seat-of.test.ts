import { describe, expect, it } from 'vitest';
import type { ModelSettings } from './model-settings.ts';
import { seatOf } from './seat-of.ts';

const ENV = { ANTHROPIC_API_KEY: 'a-key', OPENAI_API_KEY: 'o-key', GOOGLE_API_KEY: 'g-key', GATEWAY_KEY: 'w-key' };

it.each<[ModelSettings, object]>([
  [{ provider: 'anthropic' }, { model: 'claude-sonnet-5-5', key: 'a-key', baseUrl: 'https://api.anthropic.com' }],
  [{ provider: 'openai' }, { model: 'gpt-6.1-terra', key: 'o-key', baseUrl: 'https://api.openai.com/v1' }],
  [
    { provider: 'google', model: 'gemini-x' },
    { model: 'gemini-x', key: 'g-key', baseUrl: 'https://generativelanguage.googleapis.com' },
  ],
  [
    { provider: 'openai', baseUrl: 'https://api.openai.com/v1/' },
    { model: 'gpt-6.1-terra', key: 'o-key', baseUrl: 'https://api.openai.com/v1' },
  ],
  [
    { provider: 'openai-compatible', model: 'qwen', baseUrl: 'http://localhost:11434/v1' },
    { model: 'qwen', key: 'none', baseUrl: 'http://localhost:11434/v1' },
  ],
  [
    { provider: 'openai-compatible', model: 'qwen', baseUrl: 'https://x.example/v1', keyVariable: 'GATEWAY_KEY' },
    { model: 'qwen', key: 'w-key', baseUrl: 'https://x.example/v1' },
  ],
  [
    { provider: 'openai-compatible', model: 'qwen', baseUrl: 'http://10.0.0.5:8000/v1', keyVariable: 'none' },
    { model: 'qwen', key: 'none', baseUrl: 'http://10.0.0.5:8000/v1' },
  ],
])('finds the seat of %o', (settings, seat) => {
  expect(seatOf(settings, ENV)).toMatchObject(seat);
});

describe('a key', () => {
  it.each<[string, ModelSettings]>([
    ['another host', { provider: 'openai', baseUrl: 'https://openai.example/v1' }],
    ['a host that only looks like its own', { provider: 'openai', baseUrl: 'https://api.openai.com.example/v1' }],
    ['its own host on another port', { provider: 'anthropic', baseUrl: 'https://api.anthropic.com:8443' }],
    ['its own host unencrypted', { provider: 'anthropic', baseUrl: 'http://api.anthropic.com' }],
    ['the host of another provider', { provider: 'anthropic', baseUrl: 'https://api.openai.com/v1' }],
    [
      'the host of a provider, from the kind that has no host of its own',
      { provider: 'openai-compatible', model: 'x', baseUrl: 'https://api.openai.com/v1' },
    ],
  ])('of a provider does not go to %s', (_where, settings) => {
    const seat = seatOf(settings, ENV);

    expect(seat).toMatchObject({ kind: 'no-key', message: expect.stringContaining('--heal-key-variable') });
  });

  it.each(['http://localhost:1234', 'http://127.0.0.1:1234/v1', 'http://[::1]:1234'])(
    'of a provider does not go to a server on this machine either: %s',
    (baseUrl) => {
      expect(seatOf({ provider: 'anthropic', baseUrl }, ENV)).toMatchObject({ key: 'none' });
    },
  );

  it('that the user named goes where the user said, but not unencrypted to another machine', () => {
    const settings: ModelSettings = { provider: 'openai-compatible', model: 'x', keyVariable: 'GATEWAY_KEY' };

    const seats = ['http://localhost:4000', 'https://gateway.example', 'http://gateway.example'].map((baseUrl) =>
      seatOf({ ...settings, baseUrl }, ENV),
    );

    expect(seats).toMatchObject([{ key: 'w-key' }, { key: 'w-key' }, { kind: 'misconfigured' }]);
  });
});

it.each<[ModelSettings, string]>([
  [{ provider: 'google' }, 'no key for `google`: set the variable GEMINI_API_KEY'],
  [{ provider: 'openai', keyVariable: 'MINE' }, 'no key for `openai`: set the variable MINE'],
  [
    { provider: 'openai-compatible', model: 'x' },
    'the provider `openai-compatible` needs the address of its server: --heal-base-url',
  ],
  [
    { provider: 'openai-compatible', baseUrl: 'http://localhost:1' },
    'the provider `openai-compatible` needs the name of a model: --heal-model',
  ],
  [
    { provider: 'openai', baseUrl: 'https://me:secret@api.openai.com/v1' },
    'the base URL must be http:// or https://, without a user or a password in it',
  ],
  [
    { provider: 'openai', baseUrl: 'api.openai.com' },
    'the base URL must be http:// or https://, without a user or a password in it',
  ],
])('says what is missing for %o, and what to do', (settings, message) => {
  expect(seatOf(settings, { OPENAI_API_KEY: '' })).toMatchObject({ message });
});
