import { startModelServer } from '@testheal/testkit';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { ModelRequest } from '../model/model-request.ts';
import { loadSdk, SDK_FOLDER } from './__fixtures__/real-sdks.ts';
import { FINE } from './__fixtures__/wire-cases.ts';
import { createModel } from './create-model.ts';

const REQUEST: ModelRequest = {
  system: 'You repair.',
  messages: [{ role: 'user', parts: [{ text: 'Now.' }] }],
  maxOutputTokens: 10,
};

// The loader takes what is installed elsewhere when a folder has none, which would make a test of versions a test of nothing.
it.each([
  ['anthropic', '@anthropic-ai/sdk', 'x-stainless-package-version', (version: string) => version],
  ['openai', 'openai', 'x-stainless-package-version', (version: string) => version],
  ['google', '@google/genai', 'x-goog-api-client', (version: string) => `google-genai-sdk/${version} `],
] as const)(
  'of %s, the version of %s that is installed is the one that sends',
  async (provider, name, header, sent) => {
    await using server = await startModelServer([FINE]);
    const settings = { provider, model: 'scripted-1', baseUrl: server.baseUrls[provider], keyVariable: 'TEST_KEY' };
    const model = await createModel(settings, { env: { TEST_KEY: 'a-key' }, loadPackage: loadSdk });
    if ('kind' in model) throw new Error(model.message);

    const { signal } = new AbortController();
    for await (const chunk of model.complete(REQUEST, { signal })) expect(chunk).toHaveProperty('type');

    const installed = readFileSync(path.join(SDK_FOLDER, 'node_modules', name, 'package.json'), 'utf8');
    const { version } = JSON.parse(installed) as { version: string };
    expect(`${String(server.requests[0]?.headers[header])} `).toContain(sent(version));
  },
);
