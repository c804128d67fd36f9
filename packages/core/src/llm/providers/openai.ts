import type * as Sdk from 'openai';
import { ModelError } from '../../model/model-failure.ts';
import type { ModelChunk, TokenUsage } from '../../model/model-reply.ts';
import type { ModelRequest } from '../../model/model-request.ts';
import type { LanguageModel } from '../../ports/language-model.ts';
import { isRecord } from './is-record.ts';
import type { ModelSeat } from '../model-seat.ts';
import { overHttp } from './over-http.ts';

type Body = Sdk.OpenAI.ChatCompletionCreateParamsStreaming;
type Chunks = AsyncIterable<Sdk.OpenAI.ChatCompletionChunk>;

/** What endpoints that are otherwise compatible differ in. */
interface Quirks {
  /** OpenAI's own models want the longer name; most others know the shorter one only. */
  readonly cap: 'max_completion_tokens' | 'max_tokens';
  /** Whether it may be asked to count tokens. */
  readonly isUsageAsked: boolean;
}

/** A model of OpenAI, or of any endpoint that speaks its chat completions. */
export function openaiModel(
  { OpenAI }: Pick<typeof Sdk, 'OpenAI'>,
  provider: 'openai' | 'openai-compatible',
  seat: ModelSeat,
): LanguageModel {
  let quirks: Quirks = { cap: provider === 'openai' ? 'max_completion_tokens' : 'max_tokens', isUsageAsked: true };
  return { provider, name: seat.model, complete };

  async function* complete(request: ModelRequest, { signal }: { signal: AbortSignal }): AsyncGenerator<ModelChunk> {
    try {
      yield* ask(request, signal);
    } catch (error) {
      const other = quirksAfter(error, quirks);
      if (other === undefined) throw error;
      quirks = other;
      yield* ask(request, signal);
    }
  }

  function ask(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelChunk> {
    return overHttp(seat, async function* (send) {
      const client = new OpenAI({
        apiKey: seat.key,
        baseURL: seat.baseUrl,
        // Neither comes from variables that were meant for another endpoint.
        ...(!seat.isProviders && { organization: null, project: null }),
        maxRetries: 0,
        logLevel: 'off',
        fetch: send,
      });
      yield* chunksOf(await client.chat.completions.create(bodyOf(request, seat.model, quirks), { signal }));
    });
  }
}

function bodyOf({ system, messages, maxOutputTokens }: ModelRequest, model: string, quirks: Quirks): Body {
  return {
    model,
    [quirks.cap]: maxOutputTokens,
    stream: true,
    ...(quirks.isUsageAsked && { stream_options: { include_usage: true } }),
    messages: [
      { role: 'system', content: system },
      ...messages.map(({ role, parts }) => ({ role, content: parts.map(({ text }) => text).join('') })),
    ],
  };
}

/** What to ask otherwise, when the endpoint refused a parameter by its name. */
function quirksAfter(error: unknown, { cap, isUsageAsked }: Quirks): Quirks | undefined {
  if (!(error instanceof ModelError) || error.failure.kind !== 'bad-request') return undefined;
  const said = error.failure.message;
  if (isUsageAsked && said.includes('stream_options')) return { cap, isUsageAsked: false };
  if (!said.includes('max_completion_tokens') && !said.includes('max_tokens')) return undefined;
  const other = cap === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens';
  // A cap that is too high is refused with its name as well.
  return said.includes(other) || /unrecognized|unknown|unsupported|extra/i.test(said)
    ? { cap: other, isUsageAsked }
    : undefined;
}

async function* chunksOf(chunks: Chunks): AsyncGenerator<ModelChunk, void, undefined> {
  let reason: string | undefined;
  let isRefused = false;
  for await (const chunk of chunks) {
    // Some send it with every chunk; the last one counts.
    if (chunk.usage) yield { type: 'usage', usage: usageOf(chunk.usage) };
    const [choice] = chunk.choices ?? [];
    if (typeof choice?.delta?.refusal === 'string') isRefused = true;
    reason = choice?.finish_reason ?? reason;
    const text = choice?.delta?.content;
    yield text ? { type: 'text', text } : { type: 'alive' };
  }
  if (isRefused) yield { type: 'end', reason: 'refused' };
  else if (reason !== undefined) yield { type: 'end', reason: reasonOf(reason) };
}

/** Its counters of the input include what was cached. */
function usageOf(usage: Sdk.OpenAI.CompletionUsage): TokenUsage {
  const details: unknown = usage.prompt_tokens_details;
  const cached = isRecord(details) ? details['cached_tokens'] : undefined;
  return {
    inputTokens: usage.prompt_tokens,
    cachedInputTokens: typeof cached === 'number' ? cached : 0,
    cacheWriteTokens: 0,
    outputTokens: usage.completion_tokens,
  };
}

function reasonOf(reason: string): 'complete' | 'truncated' | 'refused' {
  if (reason === 'length') return 'truncated';
  return reason === 'content_filter' ? 'refused' : 'complete';
}
