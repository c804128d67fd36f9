import { systemClock } from '../node/system-clock.ts';
import type { ModelAccess } from '../repair/model-step.ts';
import { openRunModels, type RunModelsQuestion } from './run-models.ts';

/** The model of a run, opened by the first target that the search does not heal. */
export function modelAccess(question: Omit<RunModelsQuestion, 'clock' | 'random'>): () => Promise<ModelAccess> {
  let opened: Promise<ModelAccess> | undefined;
  return () => (opened ??= open(question));
}

async function open(question: Omit<RunModelsQuestion, 'clock' | 'random'>): Promise<ModelAccess> {
  const models = await openRunModels({ ...question, clock: systemClock, random: Math.random });
  if (models.status === 'none') return models.isAsked ? { advice: models.message } : {};
  const { decision, ledger, callFor } = models;
  return {
    step: {
      name: decision.choice.model,
      attempts: question.options.attempts,
      callFor: (target) => callFor(target),
      spentOn: (target) => ledger.target(target),
    },
  };
}
