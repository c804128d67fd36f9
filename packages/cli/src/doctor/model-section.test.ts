import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { nodeFileSystem, readConsents } from '@testheal/core';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { modelSection } from './model-section.ts';
import { diagnoseOptions } from './options-section.ts';

let root: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'heal-models-')));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

function installed(name: string, version: string): Record<string, string> {
  return { [`node_modules/${name}/package.json`]: JSON.stringify({ name, version }) };
}

/** What is said of the project at `root` in an environment. */
async function said(env: Readonly<Record<string, string>>): Promise<string[]> {
  const { options, saidByRun } = await diagnoseOptions({ folders: [root], cwd: root, env });
  const { checks } = modelSection({
    options,
    env,
    ...(saidByRun !== undefined && { saidByRun }),
    consents: await readConsents(nodeFileSystem, [root]),
    folders: [root],
    add: 'npm install --save-dev',
  });
  return checks.map(({ status, text, advice }) => `${status}: ${text}${advice === undefined ? '' : `: ${advice}`}`);
}

it('says that no model is set up when nothing hints at one', async () => {
  expect(await said({})).toEqual([
    'note: none is set up: the search heals alone: no model is set up: set ANTHROPIC_API_KEY, OPENAI_API_KEY or GEMINI_API_KEY, or name a server by --heal-base-url',
  ]);
});

it('says that no model is called because there is a key, with what is there by name alone', async () => {
  write({ ...installed('openai', '6.1.0'), ...installed('@anthropic-ai/sdk', '0.9.0') });
  const env = { OPENAI_API_KEY: 'x', ANTHROPIC_API_KEY: 'x', GEMINI_API_KEY: 'x', GOOGLE_API_KEY: '' };

  expect(await said(env)).toEqual([
    'note: claude-sonnet-5-5 (anthropic, api.anthropic.com) is not called, since nobody has allowed it; it would be chosen because ANTHROPIC_API_KEY is set: to allow it: `npx heal consent`',
    'note: its package @anthropic-ai/sdk 0.9.0 does not fit: it takes ^1: `npm install --save-dev @anthropic-ai/sdk@1`',
    'note: its price: 2 USD for a million tokens of input, 10 for output; of the list of 2026-11-22',
    'note: ANTHROPIC_API_KEY is set',
    'note: OPENAI_API_KEY is set',
    'note: GEMINI_API_KEY is set',
    'note: GOOGLE_API_KEY is empty',
  ]);
});

it('says that a model is called when the environment says so, with what is missing for it', async () => {
  expect(await said({ HEAL_LLM: '1', HEAL_BASE_URL: 'http://localhost:11434/v1', HEAL_MODEL: 'qwen' })).toEqual([
    'ok: qwen (openai-compatible, localhost:11434) may try what the search does not heal: the option `baseUrl` names a server, and this run asks for it',
    'warning: its package openai is not installed: `npm install --save-dev openai@6`',
    'note: its price is unknown: the limits in calls, tokens and time hold, the one in USD does not: to set it: `--heal-prices qwen=<in>/<out>`',
  ]);
});

it('says that a model is called when a consent allows it, or a config', async () => {
  const consent = { version: 1, provider: 'openai', model: 'gpt-6-luna', host: 'api.openai.com', files: 1, bytes: 1 };
  const env = { OPENAI_API_KEY: 'x' };
  write({
    ...installed('openai', '7.2.0'),
    'heal.config.json': '{ "model": "gpt-6-luna" }',
    '.heal/consent.json': JSON.stringify(consent),
  });
  const [byConsent, sdk] = await said(env);
  write({ 'heal.config.json': '{ "llm": true }' });
  const [byConfig] = await said(env);
  write({ 'heal.config.json': '{ "llm": false }' });
  const [forbidden] = await said(env);

  expect([byConsent, sdk, byConfig, forbidden]).toEqual([
    'ok: gpt-6-luna (openai, api.openai.com) may try what the search does not heal: the option `model` names one of its models, and `heal consent` allowed it',
    'ok: its package openai 7.2.0',
    'ok: gpt-6.1-terra (openai, api.openai.com) may try what the search does not heal: OPENAI_API_KEY is set, and the config says `llm: true`',
    'note: models are off: `llm` is false',
  ]);
});

it('says that a model is out of reach when what is asked for lacks its key', async () => {
  write({ 'heal.config.json': '{ "provider": "google" }' });

  expect(await said({})).toEqual([
    'warning: no model can be called: no key for `google`: set the variable GEMINI_API_KEY',
  ]);
});

it('says which model would be asked after the first, or why none is', async () => {
  const local = { HEAL_LLM: '1', HEAL_BASE_URL: 'http://localhost:11434/v1', HEAL_MODEL: 'qwen' };
  const strong = async (env: Readonly<Record<string, string>>): Promise<string[]> =>
    (await said({ ...local, ...env })).filter((line) => /strong|what that/.test(line));

  expect(await strong({ HEAL_STRONG_MODEL: 'qwen-large' })).toEqual([
    'ok: qwen-large (openai-compatible, localhost:11434) may try what that does not heal',
  ]);
  expect(await strong({ HEAL_STRONG_PROVIDER: 'google' })).toEqual([
    'warning: the strong model is not asked: no key for `google`: set the variable GEMINI_API_KEY',
  ]);
});
