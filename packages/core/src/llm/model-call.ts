import type { ModelFailure } from '../model/model-failure.ts';
import type { ModelReply } from '../model/model-reply.ts';
import type { ModelRequest } from '../model/model-request.ts';
import type { LanguageModel } from '../ports/language-model.ts';
import type { Redactor } from '../secrets/redactor.ts';
import type { CompleteOptions } from './complete-options.ts';
import { complete } from './complete.ts';
import type { BudgetEnd, Ledger } from './ledger.ts';
import { promptTokens } from './prompt/prompt-tokens.ts';

/** With what the calls for one target are made. */
export interface ModelCallWorld extends Omit<CompleteOptions, 'signal'> {
  readonly model: LanguageModel;
  readonly ledger: Ledger;
  /** What the ledger books the calls on. */
  readonly target: string;
  readonly redactor: Redactor;
}

export interface ModelCallLimits {
  readonly signal: AbortSignal;
  /** For all tries together; absent: what the ledger has left. */
  readonly timeoutMs?: number;
}

export type ModelCall = (
  request: ModelRequest,
  limits: ModelCallLimits,
) => Promise<ModelReply | ModelFailure | BudgetEnd>;

/**
 * The one way to a model: reserved before and settled after, without secrets in what is sent, and with them back in what
 * comes. Pieces that `onText` gets come as they are. Never rejects.
 */
export function createModelCall(world: ModelCallWorld): ModelCall {
  const { model, ledger, target, redactor, timer, ...options } = world;
  return async (request, { signal, timeoutMs = Infinity }) => {
    const redacted = withoutSecrets(request, redactor);
    const inputTokens = promptTokens(redacted);
    const leave = ledger.reserve({ target, model, inputTokens, maxOutputTokens: request.maxOutputTokens });
    if (leave.kind === 'budget') return leave;
    const { maxOutputTokens, timeoutMs: left = Infinity } = leave;

    const ended = new AbortController();
    const late = new AbortController();
    const limit = Math.min(timeoutMs, left);
    if (Number.isFinite(limit)) void timer.wait(limit, ended.signal).then(() => late.abort());
    const both = AbortSignal.any([signal, late.signal]);
    const outcome = await complete(model, { ...redacted, maxOutputTokens }, { ...options, timer, signal: both });
    const isLate = late.signal.aborted && !signal.aborted && outcome.kind === 'aborted';
    ended.abort();

    leave.settle(outcome);
    if (outcome.kind === 'reply') return { ...outcome, text: redactor.restore(outcome.text) };
    return isLate ? tooLate(outcome, limit) : outcome;
  };
}

/** The request as it is sent: with names in place of secrets. */
export function withoutSecrets(request: ModelRequest, { redact }: Redactor): ModelRequest {
  return {
    ...request,
    system: redact(request.system),
    messages: request.messages.map(({ role, parts }) => ({
      role,
      parts: parts.map((part) => ({ ...part, text: redact(part.text) })),
    })),
  };
}

function tooLate(outcome: ModelFailure, limitMs: number): ModelFailure {
  const message = `the call of the model took longer than the ${Math.round(limitMs / 1000)} s that were left for it`;
  return { ...outcome, kind: 'timeout', message };
}
