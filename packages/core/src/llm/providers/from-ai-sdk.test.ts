import type { MockLanguageModelV3 } from 'ai/test';
import { describe, expect, it } from 'vitest';
import type { ModelRequest } from '../../model/model-request.ts';
import { systemTimer } from '../../node/system-timer.ts';
import { loadSdk } from '../__fixtures__/real-sdks.ts';
import { complete } from '../complete.ts';
import { fromAiSdk } from './from-ai-sdk.ts';

type Part = Awaited<ReturnType<MockLanguageModelV3['doStream']>>['stream'] extends ReadableStream<infer P> ? P : never;

/** What each version of the SDK has for tests: one mock for each version of its interface, alike but for its types. */
const sdk = (await loadSdk('ai/test')) as Record<string, typeof MockLanguageModelV3 | undefined>;
const INTERFACES = [3, 4].flatMap((version) => {
  const Mock = sdk[`MockLanguageModelV${version}`];
  return Mock === undefined ? [] : [{ version, Mock }];
});

const REQUEST: ModelRequest = {
  system: 'You repair.',
  messages: [
    { role: 'user', parts: [{ text: 'The rules.', isStable: true }, { text: 'Now.' }] },
    { role: 'assistant', parts: [{ text: 'So?' }] },
    { role: 'user', parts: [{ text: 'No.' }] },
  ],
  maxOutputTokens: 1000,
};
const USAGE = {
  inputTokens: { total: 50, noCache: 20, cacheRead: 30, cacheWrite: 0 },
  outputTokens: { total: 9, text: 4, reasoning: 5 },
};
const text = (delta: string): Part => ({ type: 'text-delta', id: '1', delta });
const finish = (unified: 'stop' | 'length' | 'content-filter' | 'error'): Part => ({
  type: 'finish',
  usage: USAGE,
  finishReason: { unified, raw: undefined },
});

describe.each(INTERFACES)('a model by version $version of the interface', ({ Mock }) => {
  it('asks a model of the AI SDK and reads its stream', async () => {
    const model = modelOf(Mock, [
      { type: 'stream-start', warnings: [] },
      { type: 'reasoning-delta', id: '0', delta: 'hm' },
      { type: 'text-start', id: '1' },
      text('fi'),
      text('ne'),
      finish('stop'),
    ]);

    const reply = await ask(model);

    expect(reply).toEqual({
      kind: 'reply',
      text: 'fine',
      isTruncated: false,
      usage: { inputTokens: 50, cachedInputTokens: 30, cacheWriteTokens: 0, outputTokens: 9 },
      model: 'mock-model-id',
      tries: 1,
    });
    expect(model.doStreamCalls).toMatchObject([
      {
        maxOutputTokens: 1000,
        prompt: [
          { role: 'system', content: 'You repair.' },
          {
            role: 'user',
            content: [
              {
                type: 'text',
                text: 'The rules.',
                providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
              },
              { type: 'text', text: 'Now.' },
            ],
          },
          { role: 'assistant', content: [{ type: 'text', text: 'So?' }] },
          { role: 'user', content: [{ type: 'text', text: 'No.' }] },
        ],
      },
    ]);
  });

  it.each<[string, Part[], object]>([
    ['a truncated reply', [text('hal'), finish('length')], { kind: 'reply', isTruncated: true }],
    ['a refusal', [finish('content-filter')], { kind: 'refused' }],
    ['a cut stream', [text('hal'), finish('error')], { kind: 'connection' }],
    [
      'an error within the stream',
      [text('hal'), { type: 'error', error: Object.assign(new Error('no'), { statusCode: 401 }) }],
      { kind: 'unauthorized', status: 401 },
    ],
  ])('says what came when it is %s', async (_what, parts, outcome) => {
    expect(await ask(modelOf(Mock, parts), 1)).toMatchObject(outcome);
  });

  it('classifies what the call itself throws', async () => {
    const model = new Mock({
      doStream: () => Promise.reject(Object.assign(new Error('slow down'), { statusCode: 429, isRetryable: true })),
    });

    expect(await ask(model, 1)).toEqual({
      kind: 'rate-limited',
      message: "the model's server answered 429: slow down: try again later",
      status: 429,
    });
  });
});

function modelOf(Mock: typeof MockLanguageModelV3, chunks: Part[]): MockLanguageModelV3 {
  const stream = new ReadableStream<Part>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  return new Mock({ doStream: async () => ({ stream }) });
}

function ask(model: MockLanguageModelV3, maxTries = 4): ReturnType<typeof complete> {
  const { signal } = new AbortController();
  return complete(fromAiSdk(model), REQUEST, { signal, timer: systemTimer, random: () => 0, maxTries });
}
