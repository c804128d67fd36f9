import type { TextReply } from './scripted-reply.ts';
import { pieces, sse, usageOf, type Wire } from './wire.ts';

const STOP = { complete: 'end_turn', truncated: 'max_tokens', refused: 'refusal' } as const;

/** Anthropic's Messages. */
export const anthropicWire: Wire = {
  isPath: (path) => path === '/v1/messages',
  isStreamed: (_path, body) => body['stream'] === true,
  refusedParameters: ['temperature', 'top_p', 'top_k', 'thinking'],
  events(reply) {
    const start = { type: 'message_start', message: { ...message(reply), content: [], stop_reason: null } };
    const blocks = contentOf(reply).flatMap((block, index) => blockEvents(block, index, reply));
    return {
      begin: [start, { type: 'ping' }, ...blocks].map((event) => sse(event, event.type)),
      end: [
        { type: 'message_delta', delta: { stop_reason: stopOf(reply), stop_sequence: null }, usage: outputOf(reply) },
        { type: 'message_stop' },
      ].map((event) => sse(event, event.type)),
    };
  },
  whole: message,
  error: (status, code, text) => ({
    type: 'error',
    error: { type: code ?? WORDS[status] ?? 'api_error', message: text },
  }),
  eventName: 'message_delta',
  errorEvent: (code) => sse({ type: 'error', error: { type: code, message: 'it broke' } }, 'error'),
};

const WORDS: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  429: 'rate_limit_error',
  529: 'overloaded_error',
};

function message(reply: TextReply): object {
  const { freshInput, cachedInput, cacheWrite } = usageOf(reply);
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'scripted',
    content: contentOf(reply),
    stop_reason: stopOf(reply),
    stop_sequence: null,
    usage: {
      input_tokens: freshInput,
      cache_read_input_tokens: cachedInput,
      cache_creation_input_tokens: cacheWrite,
      ...outputOf(reply),
    },
  };
}

type Block =
  | { readonly type: 'thinking'; readonly thinking: string; readonly signature: string }
  | { readonly type: 'text'; readonly text: string };

function contentOf(reply: TextReply): Block[] {
  const text = pieces(reply).join('');
  return [
    ...(reply.thinking === undefined ? [] : [{ type: 'thinking', thinking: reply.thinking, signature: 's' } as const]),
    ...(text === '' ? [] : [{ type: 'text', text } as const]),
  ];
}

function blockEvents(block: Block, index: number, reply: TextReply): { type: string }[] {
  const deltas =
    block.type === 'thinking'
      ? [
          { type: 'thinking_delta', thinking: block.thinking },
          { type: 'signature_delta', signature: 's' },
        ]
      : pieces(reply).map((text) => ({ type: 'text_delta', text }));
  const empty = block.type === 'thinking' ? { type: 'thinking', thinking: '' } : { type: 'text', text: '' };
  return [
    { type: 'content_block_start', index, content_block: empty },
    ...deltas.map((delta) => ({ type: 'content_block_delta', index, delta })),
    { type: 'content_block_stop', index },
  ] as { type: string }[];
}

function stopOf({ stop }: TextReply): string {
  return STOP[stop ?? 'complete'];
}

function outputOf(reply: TextReply): { output_tokens: number } {
  return { output_tokens: usageOf(reply).output };
}
