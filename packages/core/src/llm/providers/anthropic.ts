import type * as Sdk from '@anthropic-ai/sdk';
import type { ModelChunk, TokenUsage } from '../../model/model-reply.ts';
import type { ModelRequest } from '../../model/model-request.ts';
import type { LanguageModel } from '../../ports/language-model.ts';
import { lastStablePart } from './last-stable-part.ts';
import type { ModelSeat } from '../model-seat.ts';
import { overHttp } from './over-http.ts';

type Events = AsyncIterable<Sdk.Anthropic.RawMessageStreamEvent>;

/** A Claude model. Nothing is sent that steers sampling or thinking: the models answer 400 to it. */
export function anthropicModel({ Anthropic }: Pick<typeof Sdk, 'Anthropic'>, seat: ModelSeat): LanguageModel {
  return {
    provider: 'anthropic',
    name: seat.model,
    complete: (request, { signal }) =>
      overHttp(seat, async function* (send) {
        const client = new Anthropic({
          apiKey: seat.key,
          baseURL: seat.baseUrl,
          maxRetries: 0,
          logLevel: 'off',
          fetch: send,
        });
        yield* chunksOf(await client.messages.create(bodyOf(request, seat.model), { signal }));
      }),
  };
}

function bodyOf(
  { system, messages, maxOutputTokens }: ModelRequest,
  model: string,
): Sdk.Anthropic.MessageCreateParamsStreaming {
  const lastStable = lastStablePart(messages);
  return {
    model,
    max_tokens: maxOutputTokens,
    stream: true,
    system,
    messages: messages.map(({ role, parts }) => ({
      role,
      content: parts.map((part) => ({
        type: 'text',
        text: part.text,
        ...(part === lastStable && { cache_control: { type: 'ephemeral' } }),
      })),
    })),
  };
}

async function* chunksOf(events: Events): AsyncGenerator<ModelChunk, void, undefined> {
  let usage: TokenUsage | undefined;
  let stop: Sdk.Anthropic.StopReason | null = null;
  for await (const event of events) {
    if (event.type === 'content_block_delta' && event.delta.type === 'text_delta') {
      yield { type: 'text', text: event.delta.text };
    } else if (event.type === 'message_start') {
      usage = usageOf(event.message.usage);
      yield { type: 'usage', usage };
    } else if (event.type === 'message_delta') {
      stop = event.delta.stop_reason;
      usage = usageOf(event.usage, usage);
      yield { type: 'usage', usage };
    } else if (event.type === 'message_stop') {
      yield { type: 'end', reason: reasonOf(stop) };
    } else {
      yield { type: 'alive' };
    }
  }
}

/** What is told at the end holds for all of the message; of the input, it may say nothing any more. */
function usageOf(said: Partial<Sdk.Anthropic.MessageDeltaUsage>, before?: TokenUsage): TokenUsage {
  const cachedInputTokens = said.cache_read_input_tokens ?? before?.cachedInputTokens ?? 0;
  const cacheWriteTokens = said.cache_creation_input_tokens ?? before?.cacheWriteTokens ?? 0;
  const fresh = said.input_tokens ?? freshOf(before);
  return {
    // `input_tokens` is without both.
    inputTokens: fresh + cachedInputTokens + cacheWriteTokens,
    cachedInputTokens,
    cacheWriteTokens,
    outputTokens: said.output_tokens ?? before?.outputTokens ?? 0,
  };
}

function freshOf(usage: TokenUsage | undefined): number {
  return usage === undefined ? 0 : usage.inputTokens - usage.cachedInputTokens - usage.cacheWriteTokens;
}

function reasonOf(stop: string | null): 'complete' | 'truncated' | 'refused' {
  if (stop === 'refusal') return 'refused';
  return stop === 'max_tokens' || stop === 'model_context_window_exceeded' ? 'truncated' : 'complete';
}
