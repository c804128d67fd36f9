import type { Spending } from './spending.ts';

/** What models took, as it is told. */
export interface ModelUsage {
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Of the calls whose price is known: where `unpriced` names a model, it was more than this. */
  readonly usd: number;
  /** Models that were called and whose price is unknown; absent: there was none. */
  readonly unpriced?: readonly string[];
}

export const NO_USAGE: ModelUsage = { calls: 0, inputTokens: 0, outputTokens: 0, usd: 0 };

/** What was spent, without what only a budget needs. */
export function usageOf(spent: Spending): ModelUsage {
  const { calls, inputTokens, outputTokens, usd, unpriced } = spent;
  return { calls, inputTokens, outputTokens, usd, ...(unpriced.length > 0 && { unpriced }) };
}

export function sumUsage(usages: readonly ModelUsage[]): ModelUsage {
  const sum = (of: 'calls' | 'inputTokens' | 'outputTokens' | 'usd'): number =>
    usages.reduce((all, usage) => all + usage[of], 0);
  const unpriced = [...new Set(usages.flatMap((usage) => usage.unpriced ?? []))];
  return {
    calls: sum('calls'),
    inputTokens: sum('inputTokens'),
    outputTokens: sum('outputTokens'),
    usd: sum('usd'),
    ...(unpriced.length > 0 && { unpriced }),
  };
}
