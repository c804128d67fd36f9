import type { ModelFailure } from '../model/model-failure.ts';
import type { ModelPrice } from '../model/model-price.ts';
import type { ModelReply, TokenUsage } from '../model/model-reply.ts';
import type { ModelBudget, Spending } from '../model/spending.ts';
import type { Clock } from '../ports/clock.ts';
import { type Account, createAccount } from './account.ts';
import { costOf, priceOf } from './price-of.ts';

export interface LedgerOptions {
  readonly run: ModelBudget;
  readonly target: ModelBudget;
  /** By the model's name; over the list. */
  readonly prices?: Readonly<Record<string, ModelPrice>>;
  readonly clock: Clock;
}

/** A call that is about to be made. */
export interface PlannedCall {
  /** Whose call it is: any text that is the same for all calls of a target. */
  readonly target: string;
  readonly model: { readonly provider: string; readonly name: string };
  /** As high as it may be. */
  readonly inputTokens: number;
  readonly maxOutputTokens: number;
}

/** Leave to make one call. It has to be settled, whatever comes of the call. */
export interface Reservation {
  readonly kind: 'reservation';
  /** Output that the call may have: what was planned, or what is left. */
  readonly maxOutputTokens: number;
  /** Time that is left for it; absent: no limit. */
  readonly timeoutMs?: number;
  settle(outcome: ModelReply | ModelFailure): void;
}

export interface BudgetEnd {
  readonly kind: 'budget';
  readonly limit: keyof ModelBudget;
  readonly scope: 'run' | 'target';
  /** One line: which limit, and how to raise it. */
  readonly message: string;
}

/** The one book of what models cost in a run, in its main process. All targets share it, also those that run at once. */
export interface Ledger {
  /** Before each call; nothing is awaited between the look at what is left and its being taken. */
  reserve(call: PlannedCall): Reservation | BudgetEnd;
  readonly run: () => Spending;
  readonly target: (target: string) => Spending;
}

/** With less output than that, no repair fits into a reply. */
const LEAST_OUTPUT_TOKENS = 1000;

export function createLedger({ run, target: perTarget, prices, clock }: LedgerOptions): Ledger {
  const runAccount = createAccount(run);
  const accounts = new Map<string, Account>();
  return { reserve, run: () => runAccount.spent(), target: (target) => accountOf(target).spent() };

  function accountOf(target: string): Account {
    const account = accounts.get(target) ?? createAccount(perTarget);
    accounts.set(target, account);
    return account;
  }

  function reserve({ target, model, inputTokens, maxOutputTokens }: PlannedCall): Reservation | BudgetEnd {
    const price = priceOf(model, prices);
    const both = [
      ['target', accountOf(target)],
      ['run', runAccount],
    ] as const;
    let output = maxOutputTokens;
    for (const [scope, account] of both) {
      const left = account.left();
      const affordable = outputFor(left, inputTokens, price);
      const limit =
        account.exhausted() ?? (affordable.tokens < Math.min(LEAST_OUTPUT_TOKENS, output) ? affordable.by : undefined);
      if (limit !== undefined) return ended(limit, scope);
      output = Math.min(output, affordable.tokens);
    }
    const most = mostOf(inputTokens, output);
    const held = {
      calls: 1,
      tokens: inputTokens + output,
      usd: price === undefined ? 0 : costOf(dearest(most, price), price),
    };
    for (const [, account] of both) account.hold(held);
    const start = clock.now();
    const timeLeft = Math.min(...both.map(([, account]) => account.left().timeMs));
    let isOpen = true;
    return {
      kind: 'reservation',
      maxOutputTokens: output,
      ...(Number.isFinite(timeLeft) && { timeoutMs: timeLeft }),
      settle(outcome) {
        if (!isOpen) return;
        isOpen = false;
        const usage = outcome.usage ?? (mayHaveCost(outcome) ? most : mostOf(0, 0));
        const entry = {
          usage,
          usd: price === undefined ? 0 : costOf(usage, price),
          isEstimate: outcome.usage === undefined && mayHaveCost(outcome),
          unpriced: price === undefined ? model.name : undefined,
          timeMs: clock.now() - start,
        };
        for (const [, account] of both) account.settle(held, entry);
      },
    };
  }
}

/** The most output that what is left pays for, beside the input; and which limit makes it so. */
function outputFor(
  left: Required<ModelBudget>,
  inputTokens: number,
  price: ModelPrice | undefined,
): { readonly tokens: number; readonly by: 'tokens' | 'usd' } {
  const byTokens = left.tokens - inputTokens;
  if (price === undefined || price.output === 0) return { tokens: byTokens, by: 'tokens' };
  const input = costOf(dearest(mostOf(inputTokens, 0), price), price);
  const byUsd = Math.floor(((left.usd - input) * 1_000_000) / price.output + 1e-6);
  return byUsd < byTokens ? { tokens: byUsd, by: 'usd' } : { tokens: byTokens, by: 'tokens' };
}

function mostOf(inputTokens: number, outputTokens: number): TokenUsage {
  return { inputTokens, cachedInputTokens: 0, cacheWriteTokens: 0, outputTokens };
}

/** As if all of the input were written to a cache, where that is the dearer way. */
function dearest(usage: TokenUsage, { input, cacheWrite = input }: ModelPrice): TokenUsage {
  return cacheWrite > input ? { ...usage, cacheWriteTokens: usage.inputTokens } : usage;
}

/** An error instead of an answer costs nothing; a reply that broke off may have been paid for. */
function mayHaveCost(outcome: ModelReply | ModelFailure): boolean {
  if (outcome.kind === 'reply') return true;
  return outcome.status === undefined && !FREE.has(outcome.kind);
}

const FREE: ReadonlySet<ModelFailure['kind']> = new Set([
  'not-installed',
  'no-key',
  'misconfigured',
  'unauthorized',
  'forbidden',
  'unknown-model',
  'bad-request',
  'rate-limited',
  'quota-exhausted',
  'overloaded',
  'server-error',
  'unreachable',
]);

const WORDS: Readonly<Record<keyof ModelBudget, string>> = {
  calls: 'calls of models',
  tokens: 'tokens of models',
  usd: 'USD for models',
  timeMs: 'time for models',
};

function ended(limit: keyof ModelBudget, scope: 'run' | 'target'): BudgetEnd {
  const option = `--heal-${scope === 'run' ? 'model' : 'target'}-${limit === 'timeMs' ? 'time' : limit}`;
  return {
    kind: 'budget',
    limit,
    scope,
    message: `no ${WORDS[limit]} are left for this ${scope}: ${option} allows more`,
  };
}
