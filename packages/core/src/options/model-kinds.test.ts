import { expect, it } from 'vitest';
import { checkSettings } from './check-settings.ts';
import * as kinds from './model-kinds.ts';
import { readHealingRequest } from './read-healing-request.ts';

const check = (values: Readonly<Record<string, unknown>>): readonly string[] =>
  checkSettings({ values, place: () => 'config', mayAsk: true }).problems;

it('takes a model by its name, of the AI SDK, or of the user', () => {
  const aiSdk = { provider: 'mistral.chat', modelId: 'codestral', doStream: () => undefined };
  const own = { provider: 'mine', name: 'my-1', complete: () => undefined };

  expect([aiSdk, own, 'claude-opus-5-5'].flatMap((model) => check({ model }))).toEqual([]);
});

it('takes the path of a recording as relative to what is said, and no other name for one', () => {
  const changed = ['replay:a/r.jsonl', 'claude-opus-5-5'].map((name) =>
    kinds.model.withPath?.(name, (file) => `/p/${file}`),
  );

  expect(changed).toEqual(['replay:/p/a/r.jsonl', 'claude-opus-5-5']);
});

it.each([{}, 7, '', { provider: 'mine', complete: () => undefined }, { modelId: 'x', doStream: () => undefined }])(
  'says what a model has to be, which %o is not',
  (model) => {
    expect(check({ model })).toEqual([
      expect.stringContaining('an object with `provider`, `name` and `complete`, not '),
    ]);
  },
);

it('never repeats what stands where the name of a variable should be: it may be a key', () => {
  const { problems } = readHealingRequest({
    argv: ['--heal-key-variable=sk-proj-AbCdEf0123456789'],
    env: { HEAL_KEY_VARIABLE: 'sk-ant-ZyXwVu9876543210' },
  });

  expect([...check({ keyVariable: 'sk-proj-AbCdEf0123456789' }), ...problems]).toEqual([
    'config: `keyVariable` must be the name of a variable, not what is in it',
    '`HEAL_KEY_VARIABLE` needs the name of a variable, not what is in it',
    '`--heal-key-variable` needs the name of a variable, not what is in it',
  ]);
});

it('reads prices as text, and says them as it reads them', () => {
  const value = kinds.prices.fromText('my/model:7b=1/5, other=0.5/2');

  expect(value).toEqual({ 'my/model:7b': { input: 1, output: 5 }, other: { input: 0.5, output: 2 } });
  expect(kinds.prices.toText(value ?? {})).toBe('my/model:7b=1/5,other=0.5/2');
});

it.each(['', 'x', 'x=1', 'x=1/', 'x=-1/2', '=1/2', 'x=1/2,'])('takes `%s` for no prices', (text) => {
  expect(kinds.prices.fromText(text)).toBeUndefined();
});

it.each([
  { x: 1 },
  { x: { input: 1 } },
  { x: { input: 1, output: '2' } },
  { x: { input: 1, output: 2, cached: 1 } },
  'x',
])('takes %o for no prices in a config', (value) => {
  expect(check({ prices: value })).toHaveLength(1);
});

it('reads what is said of models from flags and variables', () => {
  const { overrides, problems } = readHealingRequest({
    argv: ['--no-heal-llm', '--heal-base-url', 'http://localhost:11434/v1', '--heal-model-usd=0.25'],
    env: { HEAL_LLM: '1', HEAL_PROVIDER: 'openai-compatible', HEAL_MODEL: 'qwen3-coder', HEAL_TARGET_TIME: '90' },
  });

  expect(problems).toEqual([]);
  expect(overrides).toEqual({
    llm: false,
    provider: 'openai-compatible',
    model: 'qwen3-coder',
    baseUrl: 'http://localhost:11434/v1',
    modelUsd: 0.25,
    targetTimeMs: 90_000,
  });
});
