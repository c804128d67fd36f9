import { ModelError } from '../../model/model-failure.ts';
import type { ModelChunk, TokenUsage } from '../../model/model-reply.ts';
import type { ModelMessage, ModelRequest } from '../../model/model-request.ts';
import type { AiSdkModel } from '../../ports/ai-sdk-model.ts';
import type { LanguageModel } from '../../ports/language-model.ts';
import { failureOf } from '../failure-of.ts';
import { lastStablePart } from './last-stable-part.ts';

/** A model of the AI SDK as one of ours. */
export function fromAiSdk(model: AiSdkModel): LanguageModel {
  return {
    provider: model.provider,
    name: model.modelId,
    async *complete(request, { signal }) {
      const { stream } = await model.doStream({ ...optionsOf(request), abortSignal: signal });
      for await (const part of stream as unknown as AsyncIterable<StreamPart>) yield* chunksOf(part);
    },
  };
}

function optionsOf({ system, messages, maxOutputTokens }: ModelRequest): object {
  return {
    maxOutputTokens,
    prompt: [{ role: 'system', content: system }, ...messages.map((message) => toMessage(message, messages))],
  };
}

function toMessage({ role, parts }: ModelMessage, all: readonly ModelMessage[]): object {
  const lastStable = lastStablePart(all);
  // Other providers do not look at what is Anthropic's.
  const cached = { providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } } };
  return {
    role,
    content: parts.map((part) => ({ type: 'text', text: part.text, ...(part === lastStable && cached) })),
  };
}

/** What is needed of a part of the stream; all of it may be missing. */
interface StreamPart {
  readonly type: string;
  readonly delta?: string;
  readonly error?: unknown;
  readonly usage?: {
    readonly inputTokens?: { readonly total?: number; readonly cacheRead?: number; readonly cacheWrite?: number };
    readonly outputTokens?: { readonly total?: number };
  };
  readonly finishReason?: { readonly unified?: string };
}

function* chunksOf(part: StreamPart): Generator<ModelChunk, void, undefined> {
  if (part.type === 'error') throw new ModelError(failureOf(part.error));
  if (part.type === 'text-delta') yield { type: 'text', text: part.delta ?? '' };
  else if (part.type === 'finish') yield* endOf(part);
  else yield { type: 'alive' };
}

function* endOf({ usage, finishReason }: StreamPart): Generator<ModelChunk, void, undefined> {
  const counted = usageOf(usage);
  if (counted !== undefined) yield { type: 'usage', usage: counted };
  const reason = finishReason?.unified ?? 'other';
  // The stream ended without the provider's word for it: that is a reply that was cut.
  if (reason === 'interrupted' || reason === 'error') return;
  yield { type: 'end', reason: REASONS[reason] ?? 'complete' };
}

const REASONS: Readonly<Record<string, 'truncated' | 'refused'>> = { length: 'truncated', 'content-filter': 'refused' };

function usageOf(usage: StreamPart['usage']): TokenUsage | undefined {
  const inputTokens = usage?.inputTokens?.total;
  const outputTokens = usage?.outputTokens?.total;
  if (inputTokens === undefined || outputTokens === undefined) return undefined;
  return {
    inputTokens,
    cachedInputTokens: usage?.inputTokens?.cacheRead ?? 0,
    cacheWriteTokens: usage?.inputTokens?.cacheWrite ?? 0,
    outputTokens,
  };
}
