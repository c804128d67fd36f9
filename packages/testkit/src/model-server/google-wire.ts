import type { TextReply } from './scripted-reply.ts';
import { pieces, sse, usageOf, type Wire } from './wire.ts';

const STOP = { complete: 'STOP', truncated: 'MAX_TOKENS', refused: 'SAFETY' } as const;

/** Google's `generateContent` and `streamGenerateContent`. */
export const googleWire: Wire = {
  isPath: (path) => /^\/v1(?:beta|alpha)?\/models\/[^/]+:(?:streamG|g)enerateContent$/.test(path),
  isStreamed: (path) => path.endsWith(':streamGenerateContent'),
  refusedParameters: [],
  events(reply) {
    return {
      begin: [
        ...(reply.thinking === undefined ? [] : [partEvent({ text: reply.thinking, thought: true })]),
        ...pieces(reply).map((text) => partEvent({ text })),
      ],
      end: [sse({ candidates: [{ index: 0, finishReason: stopOf(reply) }], usageMetadata: counted(reply) })],
    };
  },
  whole: (reply) => ({
    candidates: [{ index: 0, content: contentOf([{ text: pieces(reply).join('') }]), finishReason: stopOf(reply) }],
    usageMetadata: counted(reply),
  }),
  error: (status, code, message) => ({
    error: {
      code: status,
      message,
      status: 'SCRIPTED',
      ...(code !== undefined && {
        details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: code }],
      }),
    },
  }),
  errorEvent: (code) =>
    sse({ error: { code: code === 'overloaded_error' ? 503 : 500, message: 'it broke', status: 'UNAVAILABLE' } }),
};

function partEvent(part: object): string {
  return sse({ candidates: [{ index: 0, content: contentOf([part]) }] });
}

function contentOf(parts: readonly object[]): object {
  return { role: 'model', parts };
}

function stopOf({ stop }: TextReply): string {
  return STOP[stop ?? 'complete'];
}

/** A little of the output is counted as thinking, and apart. */
function counted(reply: TextReply): object {
  const { freshInput, cachedInput, cacheWrite, output } = usageOf(reply);
  const input = freshInput + cachedInput + cacheWrite;
  return {
    promptTokenCount: input,
    cachedContentTokenCount: cachedInput,
    candidatesTokenCount: output - 2,
    thoughtsTokenCount: 2,
    totalTokenCount: input + output,
  };
}
