import { tempProject } from '@testheal/testkit';
import { expect, it } from 'vitest';
import { nodeFileSystem } from '../node/node-file-system.ts';
import type { LanguageModel } from '../ports/language-model.ts';
import {
  chooseModel,
  chooseStrongModel,
  type ModelChoice,
  type ModelOptions,
  type StrongOptions,
} from './choose-model.ts';
import { type Consent, readConsents, writeConsent } from './consent.ts';
import { decideModel, decideStrongModel, type ModelQuestion } from './decide-model.ts';

const KEYS = { OPENAI_API_KEY: 'sk-proj-AbCdEf0123456789', ANTHROPIC_API_KEY: 'sk-ant-ZyXwVu9876543210' };
const CONSENT: Consent = {
  version: 1,
  provider: 'anthropic',
  model: 'claude-sonnet-5-5',
  host: 'api.anthropic.com',
  files: 4,
  bytes: 12_345,
};
const OWN: LanguageModel = {
  provider: 'mine',
  name: 'my-1',
  async *complete() {
    yield { type: 'end', reason: 'complete' };
  },
};

it.each<[string, ModelOptions, Record<string, string>, object]>([
  ['the provider asked for', { provider: 'openai' }, KEYS, { provider: 'openai', model: 'gpt-6.1-terra' }],
  ['the first provider with a key', {}, KEYS, { provider: 'anthropic', because: 'ANTHROPIC_API_KEY is set' }],
  [
    'the only provider with a key',
    {},
    { GOOGLE_API_KEY: 'x' },
    { provider: 'google', because: 'GOOGLE_API_KEY is set' },
  ],
  ['the maker of the model', { model: 'gpt-6-luna' }, KEYS, { provider: 'openai', model: 'gpt-6-luna' }],
  [
    'a server that is named',
    { baseUrl: 'http://localhost:11434/v1', model: 'claude-like' },
    KEYS,
    { provider: 'openai-compatible', model: 'claude-like', host: 'localhost:11434' },
  ],
  ["the user's own object", { model: OWN, provider: 'openai' }, KEYS, { provider: 'mine', model: 'my-1', source: OWN }],
])('chooses %s', (_what, options, env, choice) => {
  expect(chooseModel(options, env)).toMatchObject({ kind: 'choice', ...choice });
});

it.each<[ModelOptions, Record<string, string>, string, string]>([
  [
    {},
    { OPENAI_API_KEY: '' },
    'not-set-up',
    'no model is set up: set ANTHROPIC_API_KEY, OPENAI_API_KEY or GEMINI_API_KEY, or name a server by --heal-base-url',
  ],
  [{ model: 'claude-opus-5-5' }, {}, 'incomplete', 'no key for `anthropic`: set the variable ANTHROPIC_API_KEY'],
])('says what is missing when it chooses none by %o', (options, env, reason, message) => {
  expect(chooseModel(options, env)).toEqual({ kind: 'none', reason, message });
});

const LOCAL = { baseUrl: 'http://localhost:11434/v1', model: 'qwen' };

it.each<[string, ModelOptions & StrongOptions, object | undefined]>([
  ['none, when none is named', { model: 'claude-haiku-5-5' }, undefined],
  [
    'one of the same provider',
    { model: 'claude-haiku-5-5', strongModel: 'claude-opus-5-5' },
    { provider: 'anthropic', model: 'claude-opus-5-5', host: 'api.anthropic.com' },
  ],
  [
    'one at the same server, whatever it is called',
    { ...LOCAL, strongModel: 'claude-opus-5-5' },
    { provider: 'openai-compatible', model: 'claude-opus-5-5', host: 'localhost:11434' },
  ],
  [
    'one of another provider at that host, by that key',
    { ...LOCAL, keyVariable: 'LOCAL_KEY', strongProvider: 'anthropic', strongModel: 'claude-opus-5-5' },
    {
      provider: 'anthropic',
      host: 'api.anthropic.com',
      source: { provider: 'anthropic', model: 'claude-opus-5-5' },
    },
  ],
  [
    'the default of another provider',
    { ...LOCAL, strongProvider: 'openai' },
    { model: 'gpt-6.1-terra', host: 'api.openai.com', because: 'the option `strongProvider` says so' },
  ],
  ["the user's own object", { ...LOCAL, strongModel: OWN }, { provider: 'mine', model: 'my-1', source: OWN }],
  [
    'none, when nobody knows whose it is',
    { model: OWN, strongModel: 'big' },
    { kind: 'none', reason: 'incomplete', message: expect.stringContaining('--heal-strong-provider') },
  ],
  [
    'none, when its key is missing',
    { ...LOCAL, strongProvider: 'google' },
    { kind: 'none', message: 'no key for `google`: set the variable GEMINI_API_KEY' },
  ],
])('chooses as the strong model %s', (_what, options, choice) => {
  const env = { ...KEYS, LOCAL_KEY: 'local' };
  const strong = chooseStrongModel(options, chooseModel(options, env) as ModelChoice, env);

  expect(strong ?? {}).toMatchObject(choice ?? {});
  expect(strong === undefined).toBe(choice === undefined);
});

const question = (more: Partial<ModelQuestion>): ModelQuestion => ({ options: {}, env: KEYS, consents: [], ...more });

it('does not call a model because there is a key', () => {
  expect(decideModel(question({}))).toMatchObject({
    use: false,
    reason: 'no-consent',
    message: 'claude-sonnet-5-5 could try: npx heal consent',
    choice: { model: 'claude-sonnet-5-5' },
  });
});

it.each<[string, Partial<ModelQuestion>, string]>([
  ['a config', { options: { llm: true } }, 'the config says `llm: true`'],
  ['a flag or a variable', { saidByRun: true }, 'this run asks for it'],
  ['a flag over a config', { options: { llm: false }, saidByRun: true }, 'this run asks for it'],
  ['a consent for this model', { consents: [CONSENT] }, '`heal consent` allowed it'],
  ['a flag under CI', { saidByRun: true, env: { ...KEYS, CI: 'true' } }, 'this run asks for it'],
  [
    'a config where CI is said to be off',
    { options: { llm: true }, env: { ...KEYS, CI: '0' } },
    'the config says `llm: true`',
  ],
])('calls one when it is allowed by %s', (_what, more, because) => {
  expect(decideModel(question(more))).toMatchObject({ use: true, because, choice: { provider: 'anthropic' } });
});

it.each<[string, Partial<ModelQuestion>, string]>([
  ['a config says no, whatever was consented to', { options: { llm: false }, consents: [CONSENT] }, 'off'],
  ['a flag says no, whatever a config says', { options: { llm: true }, saidByRun: false }, 'off'],
  ['the consent is for another model', { options: { model: 'claude-opus-5-5' }, consents: [CONSENT] }, 'no-consent'],
  ['the consent is for another host', { consents: [{ ...CONSENT, host: 'gateway.example' }] }, 'no-consent'],
  ['a config allows it, under CI', { options: { llm: true }, env: { ...KEYS, CI: '1' } }, 'ci'],
  ['a consent allows it, under CI', { consents: [CONSENT], env: { ...KEYS, CI: 'true' } }, 'ci'],
  ['there is none', { saidByRun: true, env: {} }, 'not-set-up'],
  ['it has no key', { saidByRun: true, options: { provider: 'google' } }, 'incomplete'],
])('calls none when %s', (_what, more, reason) => {
  expect(decideModel(question(more))).toMatchObject({ use: false, reason });
});

it('says nothing of what is in a variable', () => {
  const said = [{}, { saidByRun: true }, { options: { provider: 'openai' } as const }].map((more) =>
    JSON.stringify(decideModel(question(more))),
  );

  for (const value of Object.values(KEYS)) expect(said.join('')).not.toContain(value);
});

it('reads the consent that was written, and takes a broken one for none', async () => {
  await using broken = await tempProject(import.meta.dirname, {
    '.heal/consent.json': '{"version": 1, "provider": 7}',
  });
  await using project = await tempProject(import.meta.dirname, { 'packages/a/package.json': '{}' });
  const { root } = project;

  await writeConsent(nodeFileSystem, root, CONSENT);

  expect(await readConsents(nodeFileSystem, [`${root}/packages/a`, root, broken.root])).toEqual([CONSENT]);
  expect(await nodeFileSystem.readText(`${root}/.heal/.gitignore`)).toBe('*\n');
});

it('asks for a consent of its own for the strong model', () => {
  const options = { model: 'claude-haiku-5-5', strongModel: 'claude-opus-5-5' };
  const haiku = { ...CONSENT, model: 'claude-haiku-5-5' };
  const opus = { provider: 'anthropic', model: 'claude-opus-5-5', host: 'api.anthropic.com' };
  const first = chooseModel(options, KEYS) as ModelChoice;
  const decided = [haiku, { ...haiku, strong: opus }].map((consent) =>
    decideStrongModel(question({ options, consents: [consent] }), first),
  );

  expect(decided).toMatchObject([
    { use: false, reason: 'no-consent', message: 'claude-opus-5-5 could try: npx heal consent' },
    { use: true, choice: { model: 'claude-opus-5-5' } },
  ]);
});
