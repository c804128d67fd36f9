import type { TokenUsage } from '../model/model-reply.ts';
import type { ModelBudget, Spending } from '../model/spending.ts';

/** What is put aside for a call. */
export interface Held {
  readonly calls: number;
  readonly tokens: number;
  readonly usd: number;
}

/** What a call came to. */
export interface Entry {
  readonly usage: TokenUsage;
  /** 0 when the price is unknown. */
  readonly usd: number;
  readonly isEstimate: boolean;
  /** The model's name when its price is unknown. */
  readonly unpriced: string | undefined;
  readonly timeMs: number;
}

/** What one budget has left, and what was spent of it. */
export interface Account {
  /** What is neither spent nor held; `Infinity` where there is no limit. */
  readonly left: () => Required<ModelBudget>;
  /** The limit at which there is nothing left; USD and tokens are for the caller to judge, who knows what it needs. */
  readonly exhausted: () => 'calls' | 'timeMs' | undefined;
  readonly hold: (held: Held) => void;
  readonly settle: (held: Held, entry: Entry) => void;
  readonly spent: () => Spending;
}

const NOTHING: Spending = {
  calls: 0,
  inputTokens: 0,
  cachedInputTokens: 0,
  outputTokens: 0,
  usd: 0,
  unpriced: [],
  isEstimate: false,
  timeMs: 0,
};

export function createAccount(budget: ModelBudget): Account {
  const { calls = Infinity, tokens = Infinity, usd = Infinity, timeMs = Infinity } = budget;
  let spent = NOTHING;
  let held: Held = { calls: 0, tokens: 0, usd: 0 };
  const left = (): Required<ModelBudget> => ({
    calls: calls - spent.calls - held.calls,
    tokens: tokens - spent.inputTokens - spent.outputTokens - held.tokens,
    usd: usd - spent.usd - held.usd,
    timeMs: timeMs - spent.timeMs,
  });
  return {
    left,
    exhausted() {
      const now = left();
      if (now.calls < 1) return 'calls';
      return now.timeMs <= 0 ? 'timeMs' : undefined;
    },
    hold(more) {
      held = { calls: held.calls + more.calls, tokens: held.tokens + more.tokens, usd: held.usd + more.usd };
    },
    settle(was, { usage, usd: cost, isEstimate, unpriced, timeMs: took }) {
      held = { calls: held.calls - was.calls, tokens: held.tokens - was.tokens, usd: held.usd - was.usd };
      spent = {
        calls: spent.calls + was.calls,
        inputTokens: spent.inputTokens + usage.inputTokens,
        cachedInputTokens: spent.cachedInputTokens + usage.cachedInputTokens,
        outputTokens: spent.outputTokens + usage.outputTokens,
        usd: spent.usd + cost,
        unpriced:
          unpriced === undefined || spent.unpriced.includes(unpriced) ? spent.unpriced : [...spent.unpriced, unpriced],
        isEstimate: spent.isEstimate || isEstimate,
        timeMs: spent.timeMs + took,
      };
    },
    spent: () => spent,
  };
}
