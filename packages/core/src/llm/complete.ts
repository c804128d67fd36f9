import type { ModelFailure } from '../model/model-failure.ts';
import type { ModelReply, TokenUsage } from '../model/model-reply.ts';
import type { ModelRequest } from '../model/model-request.ts';
import type { LanguageModel } from '../ports/language-model.ts';
import { addUsage } from './add-usage.ts';
import { canTryAgain, waitBefore } from './back-off.ts';
import type { CompleteOptions } from './complete-options.ts';
import { quietly } from './quietly.ts';
import { readReply } from './read-reply.ts';

/**
 * Asks a model until it has replied, or it is no use asking again. Never rejects; after an abort it settles at once, also
 * when the model does not listen.
 */
export async function complete(
  model: LanguageModel,
  request: ModelRequest,
  options: CompleteOptions,
): Promise<ModelReply | ModelFailure> {
  const { signal, timer, random, maxTries = 4, onRetry } = options;
  let usage: TokenUsage | undefined;
  for (let tries = 1; ; tries++) {
    const { outcome, usage: spent } = await readReply(model, request, options);
    usage = addUsage(usage, spent);
    const paid = usage === undefined ? {} : { usage };
    if (outcome.kind === 'reply') return { ...outcome, ...paid, model: model.name, tries };
    if (tries >= maxTries || !canTryAgain(outcome)) return { ...outcome, ...paid };
    const waitMs = waitBefore(tries, outcome, random);
    quietly(() => onRetry?.(outcome, waitMs));
    await timer.wait(waitMs, signal);
    if (signal.aborted) return { kind: 'aborted', message: 'the call of the model was ended', ...paid };
  }
}
