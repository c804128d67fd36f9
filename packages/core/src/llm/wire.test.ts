import { startModelServer, type ModelServer } from '@testheal/testkit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ModelFailure } from '../model/model-failure.ts';
import type { ModelReply } from '../model/model-reply.ts';
import type { ModelRequest } from '../model/model-request.ts';
import { PROVIDER_NAMES, type ProviderName } from '../model/provider-name.ts';
import { systemTimer } from '../node/system-timer.ts';
import type { LanguageModel } from '../ports/language-model.ts';
import type { Timer } from '../ports/timer.ts';
import { loadSdk } from './__fixtures__/real-sdks.ts';
import { error, FINE, WIRE_CASES, type WireCase } from './__fixtures__/wire-cases.ts';
import type { CompleteOptions } from './complete-options.ts';
import { complete } from './complete.ts';
import { createModel } from './create-model.ts';

const SILENCE_MS = 400_000;
const KEY = 'test-key-of-nobody';
const REQUEST: ModelRequest = {
  system: 'You repair.',
  messages: [
    {
      role: 'user',
      parts: [{ text: 'The rules. ', isStable: true }, { text: 'The file. ', isStable: true }, { text: 'Now.' }],
    },
    { role: 'assistant', parts: [{ text: 'My first try.' }] },
    { role: 'user', parts: [{ text: 'It failed.' }] },
  ],
  maxOutputTokens: 1000,
};
afterEach(() => vi.unstubAllEnvs());

describe.each(PROVIDER_NAMES)('%s', (provider) => {
  it.each(WIRE_CASES)('ends as documented after $what', async ({ script, outcome, waits = [] }) => {
    await using server = await startModelServer(script);
    const timer = quickTimer();

    // Short only where it is what ends the call: a busy machine is silent, too.
    const silenceMs = outcome === 'timeout' ? 30_000 : SILENCE_MS;
    const answer = await ask(await modelOf(provider, server), { timer, silenceMs });

    expect(shortly(answer)).toEqual(outcome);
    expect(timer.waits).toEqual(waits);
    expect(server.requests).toHaveLength(waits.length + 1);
    expect(JSON.stringify(answer)).not.toContain(KEY);
  });

  it('counts all of the input and all of the output', async () => {
    const usage = { freshInput: 100, cachedInput: 30, cacheWrite: 0, output: 40 };
    await using server = await startModelServer([{ ...FINE, usage }]);

    const reply = await ask(await modelOf(provider, server));

    expect(reply).toMatchObject({
      usage: { inputTokens: 130, cachedInputTokens: 30, cacheWriteTokens: 0, outputTokens: 40 },
      model: 'scripted-1',
      tries: 1,
    });
  });

  it('stops within 200 ms of an abort, and lets the server know', async () => {
    await using server = await startModelServer([{ type: 'cut', text: 'and', by: 'silence' }]);
    const model = await modelOf(provider, server);
    const controller = new AbortController();
    let abortedAt = 0;
    const onText = (): void => {
      abortedAt = performance.now();
      controller.abort();
    };

    const answer = await ask(model, { timer: systemTimer, signal: controller.signal, onText });

    expect(answer.kind).toBe('aborted');
    expect(performance.now() - abortedAt).toBeLessThan(200);
    await server.requests[0]?.hasGone;
  });

  it('does not take its key along to where a server redirects it', async () => {
    await using elsewhere = await startModelServer([FINE]);
    const headers = { location: `${elsewhere.baseUrls[provider]}/x` };
    await using server = await startModelServer([{ type: 'raw', status: 307, body: '', headers }]);

    const answer = await ask(await modelOf(provider, server));

    expect(shortly(answer)).toBe('misconfigured');
    expect(elsewhere.requests).toEqual([]);
  });

  it('sends nothing of what variables say to its SDK', async () => {
    for (const name of SDK_VARIABLES) vi.stubEnv(name, `leaked-${name.toLowerCase().replaceAll('_', '-')}`);
    for (const name of ['ANTHROPIC_CUSTOM_HEADERS', 'OPENAI_CUSTOM_HEADERS']) {
      vi.stubEnv(name, 'x-mine: leaked-header\nAuthorization: Bearer leaked-bearer\nx-api-key: leaked-key');
    }
    await using server = await startModelServer([FINE]);

    const answer = await ask(await modelOf(provider, server));

    expect(shortly(answer)).toEqual({ text: 'fine' });
    const [request] = server.requests;
    expect(JSON.stringify([request?.path, request?.headers, request?.text])).not.toContain('leaked');
  });

  it('sends its key, and nothing that the models do not take', async () => {
    await using server = await startModelServer([FINE]);

    await ask(await modelOf(provider, server));

    const [request] = server.requests;
    const { authorization, 'x-goog-api-key': googleKey } = request?.headers ?? {};
    expect(authorization ?? googleKey).toBe(provider === 'google' ? KEY : `Bearer ${KEY}`);
    expect(request?.body).toEqual(BODIES[provider]);
  });
});

/** What the SDKs read for themselves: other keys, other servers, whoever pays. */
const SDK_VARIABLES = [
  'ANTHROPIC_API_KEY',
  'ANTHROPIC_AUTH_TOKEN',
  'ANTHROPIC_BASE_URL',
  'OPENAI_API_KEY',
  'OPENAI_ADMIN_KEY',
  'OPENAI_BASE_URL',
  'OPENAI_ORG_ID',
  'OPENAI_PROJECT_ID',
  'GEMINI_API_KEY',
  'GOOGLE_API_KEY',
  'GOOGLE_CLOUD_PROJECT',
  'GOOGLE_GEMINI_BASE_URL',
  'GOOGLE_GENAI_USE_VERTEXAI',
];

const CACHED = { cache_control: { type: 'ephemeral' } };
const CHAT = [
  { role: 'system', content: 'You repair.' },
  { role: 'user', content: 'The rules. The file. Now.' },
  { role: 'assistant', content: 'My first try.' },
  { role: 'user', content: 'It failed.' },
];
const OPENAI = { model: 'scripted-1', stream: true, stream_options: { include_usage: true }, messages: CHAT };

const BODIES: Readonly<Record<ProviderName, object>> = {
  anthropic: {
    model: 'scripted-1',
    max_tokens: 1000,
    stream: true,
    system: 'You repair.',
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text: 'The rules. ' },
          { type: 'text', text: 'The file. ', ...CACHED },
          { type: 'text', text: 'Now.' },
        ],
      },
      { role: 'assistant', content: [{ type: 'text', text: 'My first try.' }] },
      { role: 'user', content: [{ type: 'text', text: 'It failed.' }] },
    ],
  },
  openai: { ...OPENAI, max_completion_tokens: 1000 },
  'openai-compatible': { ...OPENAI, max_tokens: 1000 },
  google: {
    contents: [
      { role: 'user', parts: [{ text: 'The rules. ' }, { text: 'The file. ' }, { text: 'Now.' }] },
      { role: 'model', parts: [{ text: 'My first try.' }] },
      { role: 'user', parts: [{ text: 'It failed.' }] },
    ],
    systemInstruction: { role: 'user', parts: [{ text: 'You repair.' }] },
    generationConfig: { maxOutputTokens: 1000 },
  },
};

it("adds Anthropic's counters of the cache to its input", async () => {
  const usage = { freshInput: 100, cachedInput: 30, cacheWrite: 500, output: 40 };
  await using server = await startModelServer([{ ...FINE, usage }]);

  const reply = await ask(await modelOf('anthropic', server));

  expect(reply).toMatchObject({
    usage: { inputTokens: 630, cachedInputTokens: 30, cacheWriteTokens: 500, outputTokens: 40 },
  });
});

it.each(['openai', 'openai-compatible'] as const)(
  'uses the other name of the cap when an endpoint for %s wants that, from then on',
  async (provider) => {
    const other = provider === 'openai' ? 'openai-compatible' : 'openai';
    await using server = await startModelServer(() => FINE);
    const model = await modelOf(provider, server, server.baseUrls[other]);

    const replies = [await ask(model), await ask(model)];

    expect(replies.map(shortly)).toEqual([{ text: 'fine' }, { text: 'fine' }]);
    expect(server.requests).toHaveLength(3);
  },
);

it('says which variable has the key that was refused', async () => {
  await using server = await startModelServer([error(401, { message: `invalid key ${KEY}\nand more` })]);

  const answer = await ask(await modelOf('anthropic', server));

  expect(answer).toEqual({
    kind: 'unauthorized',
    message: "the model's server answered 401: invalid key REDACTED_SECRET_1: check the key in TEST_KEY",
    status: 401,
  });
});

it("takes Google's word for a bad key, and its own way to say how long to wait", async () => {
  const wait = { error: { code: 429, message: 'slow', details: [{ retryDelay: '2.5s' }] } };
  const headers = { 'content-type': 'application/json' };
  await using bad = await startModelServer([error(400, { code: 'API_KEY_INVALID' })]);
  await using busy = await startModelServer([{ type: 'raw', status: 429, body: JSON.stringify(wait), headers }, FINE]);
  const timer = quickTimer();

  const answers = [await ask(await modelOf('google', bad)), await ask(await modelOf('google', busy), { timer })];

  expect(answers.map(shortly)).toEqual(['unauthorized', { text: 'fine' }]);
  expect(timer.waits).toEqual([2500]);
});

it('says that nothing answers where no server is, without trying again', async () => {
  const server = await startModelServer([]);
  await server[Symbol.asyncDispose]();
  const timer = quickTimer();

  const answer = await ask(await modelOf('openai-compatible', server), { timer });

  expect(answer).toEqual({
    kind: 'unreachable',
    message: 'nothing answers there (ECONNREFUSED): check the base URL and the network',
  });
  expect(timer.waits).toEqual([]);
});

async function modelOf(
  provider: ProviderName,
  server: ModelServer,
  baseUrl: string = server.baseUrls[provider],
): Promise<LanguageModel> {
  const settings = { provider, model: 'scripted-1', baseUrl, keyVariable: 'TEST_KEY' };
  const model = await createModel(settings, { env: { TEST_KEY: KEY }, loadPackage: loadSdk });
  if ('kind' in model) throw new Error(model.message);
  return model;
}

function ask(model: LanguageModel, options: Partial<CompleteOptions> = {}): Promise<ModelReply | ModelFailure> {
  return complete(model, REQUEST, {
    signal: new AbortController().signal,
    timer: quickTimer(),
    random: () => 0.5,
    silenceMs: SILENCE_MS,
    ...options,
  });
}

function shortly(answer: ModelReply | ModelFailure): WireCase['outcome'] {
  if (answer.kind !== 'reply') return answer.kind;
  return answer.isTruncated ? { text: answer.text, isTruncated: true } : { text: answer.text };
}

/** A hundred times as fast as it should be; the waits between requests are recorded. */
function quickTimer(): Timer & { waits: number[] } {
  const waits: number[] = [];
  return {
    waits,
    wait(ms, signal) {
      if (ms < 30_000) waits.push(ms);
      return systemTimer.wait(ms / 100, signal);
    },
  };
}
