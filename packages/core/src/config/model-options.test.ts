import { tempProject } from '@testheal/testkit';
import { expect, it } from 'vitest';
import type { HealOptions } from '../options/heal-options.ts';
import { readHealingRequest } from '../options/read-healing-request.ts';
import { readOptions } from './read-options.ts';

/** What says which model is asked, and how often: as an option, its value, and as text. */
const SETTINGS: readonly (readonly [keyof HealOptions, unknown, string, string])[] = [
  ['llm', true, 'heal-llm', '1'],
  ['provider', 'openai-compatible', 'heal-provider', 'openai-compatible'],
  ['model', 'qwen3-coder', 'heal-model', 'qwen3-coder'],
  ['baseUrl', 'http://127.0.0.1:11434/v1', 'heal-base-url', 'http://127.0.0.1:11434/v1'],
  ['keyVariable', 'none', 'heal-key-variable', 'none'],
  ['attempts', 5, 'heal-attempts', '5'],
  ['promptExtra', 'short, please', 'heal-prompt-extra', 'short, please'],
];

async function read(from: {
  readonly config?: object;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly argv?: readonly string[];
}): Promise<HealOptions> {
  const { config, settings = {}, env = {}, argv = [] } = from;
  const files = config === undefined ? {} : { 'heal.config.json': JSON.stringify(config) };
  await using temp = await tempProject(import.meta.dirname, files);
  const request = readHealingRequest({ argv, env: { ...env }, afterDashes: true });
  return await readOptions({
    root: temp.root,
    cwd: temp.root,
    settings: { place: 'the config', values: settings },
    request,
  });
}

it.each(SETTINGS)('takes `%s` from every place that can say it', async (name, value, flag, text) => {
  const variable = flag.toUpperCase().replaceAll('-', '_');
  const typed = [`--${flag}=${text}`];

  const taken = await Promise.all([
    read({ config: { [name]: value } }),
    read({ settings: { [name]: value } }),
    read({ env: { [variable]: text } }),
    read({ env: { [`npm_config_${flag.replaceAll('-', '_')}`]: text } }),
    read({ argv: typed }),
    read({ argv: ['--', ...typed] }),
  ]);

  expect(taken.map((options) => options[name])).toEqual(Array.from({ length: 6 }, () => value));
});

it('takes of each the nearest to the run: a flag over a variable over the plugin over heal.config', async () => {
  const config = { model: 'of the file', attempts: 2, provider: 'anthropic', promptExtra: 'of the file' };
  const settings = { model: 'of the plugin', attempts: 3, provider: 'google' };
  const env = { HEAL_MODEL: 'of-a-variable', HEAL_ATTEMPTS: '4' };

  const { model, attempts, provider, promptExtra } = await read({
    config,
    settings,
    env,
    argv: ['--heal-model=typed'],
  });

  expect({ model, attempts, provider, promptExtra }).toEqual({
    model: 'typed',
    attempts: 4,
    provider: 'google',
    promptExtra: 'of the file',
  });
});
