/** Limits of what may be spent on models; what is absent has none. */
export interface ModelBudget {
  readonly calls?: number;
  /** Input and output together. */
  readonly tokens?: number;
  /** Holds for models whose price is known. */
  readonly usd?: number;
  /** Time of all calls one after the other, also of those that were made at once. */
  readonly timeMs?: number;
}

/** What was spent on models, by a target or by a whole run. */
export interface Spending {
  readonly calls: number;
  /** All input, from a cache or not. */
  readonly inputTokens: number;
  readonly cachedInputTokens: number;
  readonly outputTokens: number;
  /** Of the calls whose model has a known price: when `unpriced` names one, it was more than this. */
  readonly usd: number;
  /** Models that were called and whose price is unknown. */
  readonly unpriced: readonly string[];
  /** Some of the tokens are counted as high as they may have been: the server did not tell. */
  readonly isEstimate: boolean;
  readonly timeMs: number;
}
