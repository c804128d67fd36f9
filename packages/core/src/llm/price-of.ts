import type { ModelPrice } from '../model/model-price.ts';
import type { TokenUsage } from '../model/model-reply.ts';
import { PRICES } from './prices.ts';

/**
 * What a model costs; `undefined` when that is unknown, which is not nothing. The user's prices go by the model's name
 * alone; ours hold at the provider itself, not at everybody who serves a model of that name.
 */
export function priceOf(
  { provider, name }: { readonly provider: string; readonly name: string },
  own: Readonly<Record<string, ModelPrice>> = {},
): ModelPrice | undefined {
  // The AI SDK names a provider with what of it is used, such as `anthropic.messages`.
  const [maker = ''] = provider.split('.', 1);
  const listed = new Map(Object.entries(PRICES[maker] ?? {}));
  // A model of a certain day costs what its name without it does.
  const undated = name.replace(/-(?:\d{8}|\d{4}-\d{2}-\d{2})$/, '');
  return new Map(Object.entries(own)).get(name) ?? listed.get(name) ?? listed.get(undated);
}

const MILLION = 1_000_000;

/** In USD. */
export function costOf(usage: TokenUsage, price: ModelPrice): number {
  const { inputTokens, cachedInputTokens, cacheWriteTokens, outputTokens } = usage;
  const fresh = Math.max(0, inputTokens - cachedInputTokens - cacheWriteTokens);
  return (
    (fresh * price.input +
      cachedInputTokens * (price.cachedInput ?? price.input) +
      cacheWriteTokens * (price.cacheWrite ?? price.input) +
      outputTokens * price.output) /
    MILLION
  );
}
