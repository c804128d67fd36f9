import type { ModelPrice } from '../model/model-price.ts';

/** The day on which these were looked up. */
export const PRICES_OF = '2026-11-22';

/**
 * List prices by provider and model, in USD for a million tokens. Anthropic writes to its cache for a quarter more than
 * fresh input and reads from it for a tenth; where no price of cached input stands here, it counts as fresh.
 */
export const PRICES: Readonly<Record<string, Readonly<Record<string, ModelPrice>>>> = {
  anthropic: {
    'claude-sonnet-5-5': { input: 2, output: 10, cachedInput: 0.2, cacheWrite: 2.5 },
    'claude-haiku-5-5': { input: 0.1, output: 0.5, cachedInput: 0.01, cacheWrite: 0.125 },
    'claude-opus-5-5': { input: 4, output: 20, cachedInput: 0.4, cacheWrite: 5 },
  },
  openai: {
    'gpt-6.1-terra': { input: 1, output: 5 },
    'gpt-6-luna': { input: 0.1, output: 0.5 },
    'gpt-6.1-sol': { input: 2, output: 10 },
  },
  google: {
    'gemini-3.8-flash': { input: 0.75, output: 3.75 },
  },
};
