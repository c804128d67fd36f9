import type * as Sdk from '@google/genai';
import { ModelError } from '../../model/model-failure.ts';
import type { ModelChunk, TokenUsage } from '../../model/model-reply.ts';
import type { ModelRequest } from '../../model/model-request.ts';
import type { LanguageModel } from '../../ports/language-model.ts';
import type { ModelSeat } from '../model-seat.ts';
import { overHttp } from './over-http.ts';

type Responses = AsyncIterable<Sdk.GenerateContentResponse>;

/** A Gemini model, by its own API and a key; not by Vertex, whatever variables say. */
export function googleModel({ GoogleGenAI }: Pick<typeof Sdk, 'GoogleGenAI'>, seat: ModelSeat): LanguageModel {
  return {
    provider: 'google',
    name: seat.model,
    complete: (request, { signal }) =>
      overHttp(seat, async function* (send) {
        const client = new GoogleGenAI({
          apiKey: seat.key,
          vertexai: false,
          httpOptions: { baseUrl: seat.baseUrl, fetch: send },
        });
        let hasBegun = false;
        try {
          const responses = await client.models.generateContentStream(bodyOf(request, seat.model, signal));
          for await (const chunk of chunksOf(responses)) {
            hasBegun = true;
            yield chunk;
          }
        } catch (error) {
          throw unreadable(error, hasBegun) ?? error;
        }
      }),
  };
}

function bodyOf(
  { system, messages, maxOutputTokens }: ModelRequest,
  model: string,
  abortSignal: AbortSignal,
): Sdk.GenerateContentParameters {
  return {
    model,
    contents: messages.map(({ role, parts }) => ({
      role: role === 'user' ? 'user' : 'model',
      parts: parts.map(({ text }) => ({ text })),
    })),
    config: { systemInstruction: system, maxOutputTokens, abortSignal },
  };
}

async function* chunksOf(responses: Responses): AsyncGenerator<ModelChunk, void, undefined> {
  let reason: string | undefined;
  for await (const { candidates, promptFeedback, usageMetadata } of responses) {
    if (usageMetadata !== undefined) yield { type: 'usage', usage: usageOf(usageMetadata) };
    if (promptFeedback?.blockReason !== undefined) reason = promptFeedback.blockReason;
    const [candidate] = candidates ?? [];
    reason = candidate?.finishReason ?? reason;
    const parts = candidate?.content?.parts ?? [];
    const text = parts.flatMap((part) => (part.thought === true ? [] : (part.text ?? []))).join('');
    yield text === '' ? { type: 'alive' } : { type: 'text', text };
  }
  if (reason !== undefined) yield { type: 'end', reason: reasonOf(reason) };
}

/** Thinking is counted apart from the answer, what was cached is within the prompt. */
function usageOf(usage: Sdk.GenerateContentResponseUsageMetadata): TokenUsage {
  return {
    inputTokens: usage.promptTokenCount ?? 0,
    cachedInputTokens: usage.cachedContentTokenCount ?? 0,
    cacheWriteTokens: 0,
    outputTokens: (usage.candidatesTokenCount ?? 0) + (usage.thoughtsTokenCount ?? 0),
  };
}

function reasonOf(reason: string): 'complete' | 'truncated' | 'refused' {
  if (reason === 'MAX_TOKENS') return 'truncated';
  return reason === 'STOP' ? 'complete' : 'refused';
}

/** The client says so in its own words, with all of the text in them. */
function unreadable(error: unknown, hasBegun: boolean): ModelError | undefined {
  const said = error instanceof Error ? error.message : '';
  const isRest = said.startsWith('Incomplete JSON segment');
  if (isRest && hasBegun) return new ModelError({ kind: 'connection', message: 'the reply was cut before its end' });
  if (!isRest && !said.startsWith('exception parsing stream chunk')) return undefined;
  return new ModelError({ kind: 'malformed-reply', message: 'what came is not JSON: is the base URL right?' });
}
