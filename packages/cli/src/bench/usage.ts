import type { TargetReport } from '@testheal/core';

/** What was spent on models. */
export interface BenchUsage {
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** `null` when the price of some of it is unknown. */
  readonly usd: number | null;
}

export const NO_USAGE: BenchUsage = { calls: 0, inputTokens: 0, outputTokens: 0, usd: 0 };

export function usageOf({ usage }: Pick<TargetReport, 'usage'>): BenchUsage {
  const { calls, inputTokens, outputTokens, usd, unpriced } = usage;
  return { calls, inputTokens, outputTokens, usd: unpriced === undefined ? usd : null };
}

/** Unknown as soon as one part is. */
export function sumUsage(usages: readonly BenchUsage[]): BenchUsage {
  return usages.reduce(
    (sum, { calls, inputTokens, outputTokens, usd }) => ({
      calls: sum.calls + calls,
      inputTokens: sum.inputTokens + inputTokens,
      outputTokens: sum.outputTokens + outputTokens,
      usd: sum.usd === null || usd === null ? null : sum.usd + usd,
    }),
    NO_USAGE,
  );
}
