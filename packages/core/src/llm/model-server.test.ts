import Anthropic from '@anthropic-ai/sdk';
import { GoogleGenAI } from '@google/genai';
import { startModelServer, type ModelServer } from '@testheal/testkit';
import OpenAI from 'openai';
import { expect, it } from 'vitest';
import { PROVIDER_NAMES, type ProviderName } from '../model/provider-name.ts';

type Ask = (server: ModelServer) => Promise<unknown>;

/** The real SDKs, without any of ours between them and the server, asking for a reply in one piece. */
const ASK: Readonly<Record<ProviderName, Ask>> = {
  async anthropic({ baseUrls }) {
    const client = new Anthropic({ apiKey: 'x', baseURL: baseUrls.anthropic });
    const messages = [{ role: 'user', content: 'hi' } as const];
    const { content, usage, stop_reason } = await client.messages.create({ model: 'm', max_tokens: 10, messages });
    return [content, usage.output_tokens, stop_reason];
  },
  openai: (server) => askOpenai(server.baseUrls.openai, 'max_completion_tokens'),
  'openai-compatible': (server) => askOpenai(server.baseUrls['openai-compatible'], 'max_tokens'),
  async google({ baseUrls }) {
    const client = new GoogleGenAI({ apiKey: 'x', vertexai: false, httpOptions: { baseUrl: baseUrls.google } });
    const reply = await client.models.generateContent({ model: 'm', contents: 'hi' });
    return [reply.text, reply.usageMetadata?.candidatesTokenCount, reply.candidates?.[0]?.finishReason];
  },
};

async function askOpenai(baseURL: string, cap: 'max_tokens' | 'max_completion_tokens'): Promise<unknown> {
  const client = new OpenAI({ apiKey: 'x', baseURL });
  const messages = [{ role: 'user', content: 'hi' } as const];
  const { choices, usage } = await client.chat.completions.create({ model: 'm', [cap]: 10, messages });
  return [choices[0]?.message.content, usage?.completion_tokens, choices[0]?.finish_reason];
}

const REPLIES: Readonly<Record<ProviderName, unknown>> = {
  anthropic: [[{ type: 'text', text: 'all at once' }], 7, 'max_tokens'],
  openai: ['all at once', 7, 'length'],
  'openai-compatible': ['all at once', 7, 'length'],
  google: ['all at once', 5, 'MAX_TOKENS'],
};

it.each(PROVIDER_NAMES)('answers the SDK of %s in one piece when it does not ask for a stream', async (provider) => {
  await using server = await startModelServer([{ type: 'text', text: ['all at', ' once'], stop: 'truncated' }]);

  expect(await ASK[provider](server)).toEqual(REPLIES[provider]);
});

it('says so when a script has ended, and where nobody is at home', async () => {
  await using server = await startModelServer([]);
  const ask = (url: string): Promise<Response> => fetch(url, { method: 'POST', body: '{}' });

  const over = await ask(`${server.baseUrls.openai}/chat/completions`);
  const elsewhere = await ask(`${server.baseUrls.openai}/models`);

  expect([over.status, await over.text()]).toEqual([400, expect.stringContaining('script of this server has ended')]);
  expect([elsewhere.status, await elsewhere.text()]).toEqual([
    404,
    expect.stringContaining('no such path: /v1/models'),
  ]);
  expect(server.requests.map(({ path }) => path)).toEqual(['/v1/chat/completions', '/v1/models']);
});
