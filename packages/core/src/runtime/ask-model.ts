import { createModelCall, type ModelCall } from '../llm/model-call.ts';
import type { Ledger } from '../llm/ledger.ts';
import { openModel } from '../llm/open-model.ts';
import { proposeWithModel, type TurnsEnd } from '../llm/turns/propose-with-model.ts';
import type { CandidateOutcome, ModelCandidate } from '../model/model-attempt.ts';
import type { HealListener } from '../model/event.ts';
import type { ModelFailure } from '../model/model-failure.ts';
import type { RepairEvidence } from '../model/repair-evidence.ts';
import { dotenvTexts } from '../node/dotenv-texts.ts';
import { packageLoader } from '../node/package-loader.ts';
import type { Clock } from '../ports/clock.ts';
import type { LanguageModel } from '../ports/language-model.ts';
import type { Timer } from '../ports/timer.ts';
import { knownSecrets } from '../secrets/known-secrets.ts';
import { createRedactor } from '../secrets/redactor.ts';
import type { ReadRepairOptions } from './read-repair-options.ts';

/** The most that one turn may send and get, in tokens. */
const LIMITS = { maxInputTokens: 32_000, maxOutputTokens: 8_000 };

export interface AskParts {
  readonly model: LanguageModel;
  readonly ledger: Ledger;
  readonly evidence: RepairEvidence;
  readonly attempts: number;
  readonly judge: (candidate: ModelCandidate) => Promise<CandidateOutcome>;
  readonly notify: HealListener;
  readonly clock: Clock;
  readonly timer: Timer;
  readonly signal: AbortSignal;
}

/** The model of the options, ready for calls, or what is missing for it. Sends nothing. */
export async function modelOf(given: NonNullable<ReadRepairOptions['model']>): Promise<LanguageModel | ModelFailure> {
  return await openModel({ source: given }, { env: process.env, loadPackage: packageLoader(process.cwd()) });
}

/** Asks a model for a repair, turn by turn. */
export async function askModel(parts: AskParts): Promise<TurnsEnd> {
  const { model, ledger, evidence, attempts, judge, notify, clock, timer, signal } = parts;
  const target = evidence.target.symbol as string;
  // Secrets of the environment never leave, wherever the function or a test has them from.
  const redactor = createRedactor(knownSecrets(process.env, await dotenvTexts(process.cwd())));
  const asked = { target, model: model.name };
  const started = clock.now();
  const callFor = (attempt: number): ModelCall =>
    createModelCall({
      model,
      ledger,
      target,
      redactor,
      timer,
      random: () => 0.5,
      onText: (text) => notify({ type: 'attempt-text', ...asked, attempt, text }),
      onRetry: ({ kind, message }, waitMs) =>
        notify({ type: 'attempt-retried', ...asked, attempt, failure: kind, message, waitMs }),
    });
  const turns = proposeWithModel(
    { evidence, attempts, limits: LIMITS },
    {
      complete: (request, { attempt, signal: stop, timeoutMs }) =>
        callFor(attempt)(request, { signal: stop, ...(timeoutMs !== undefined && { timeoutMs }) }),
      judge,
      clock,
      signal,
    },
  );
  let next = await turns.next();
  for (; next.done !== true; next = await turns.next()) notify({ ...asked, ...next.value });
  const { stop, attempts: made, failure } = next.value;
  notify({
    type: 'model-ended',
    ...asked,
    stop,
    attempts: made.length,
    durationMs: clock.now() - started,
    ...(failure !== undefined && { message: failure.message }),
  });
  return next.value;
}
