import type { TextReply } from './scripted-reply.ts';
import { pieces, sse, usageOf, type Wire } from './wire.ts';

const STOP = { complete: 'stop', truncated: 'length', refused: 'content_filter' } as const;

/** OpenAI's chat completions. */
export const openaiWire: Wire = {
  isPath: (path) => path === '/v1/chat/completions',
  isStreamed: (_path, body) => body['stream'] === true,
  refusedParameters: ['max_tokens'],
  events(reply) {
    const delta = (content: object, finish: string | null = null): string =>
      sse(chunk({ choices: [{ index: 0, delta: content, finish_reason: finish }] }));
    return {
      begin: [
        delta({ role: 'assistant', content: '' }),
        ...(reply.thinking === undefined ? [] : [delta({ reasoning_content: reply.thinking })]),
        ...pieces(reply).map((content) => delta({ content })),
      ],
      end: [delta({}, stopOf(reply)), sse(chunk({ choices: [], usage: counted(reply) })), sse('[DONE]')],
    };
  },
  whole: (reply) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'scripted',
    choices: [
      { index: 0, message: { role: 'assistant', content: pieces(reply).join('') }, finish_reason: stopOf(reply) },
    ],
    usage: counted(reply),
  }),
  error,
  errorEvent: (code) => sse(error(500, code, 'it broke')),
};

/** One of the many compatible servers: it knows only the older name of the cap, and refuses what it does not know. */
export const compatibleWire: Wire = {
  ...openaiWire,
  isPath: (path) => path === '/compatible/chat/completions',
  refusedParameters: ['max_completion_tokens'],
};

function error(_status: number, code: string | undefined, message: string): object {
  return { error: { message, type: code ?? 'some_error', param: null, code: code ?? null } };
}

function chunk(content: object): object {
  return { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'scripted', ...content };
}

function stopOf({ stop }: TextReply): string {
  return STOP[stop ?? 'complete'];
}

function counted(reply: TextReply): object {
  const { freshInput, cachedInput, cacheWrite, output } = usageOf(reply);
  const input = freshInput + cachedInput + cacheWrite;
  return {
    prompt_tokens: input,
    completion_tokens: output,
    total_tokens: input + output,
    prompt_tokens_details: { cached_tokens: cachedInput },
  };
}
