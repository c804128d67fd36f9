import { systemClock } from '../../node/system-clock.ts';
import type { ModelAccess, ModelStep } from '../../repair/world/model-step.ts';
import { openRunModels, type RunModelsQuestion } from './run-models.ts';

/** The models of a run, opened by the first target that the search does not heal. */
export function modelAccess(question: Omit<RunModelsQuestion, 'clock' | 'random'>): () => Promise<ModelAccess> {
  let opened: Promise<ModelAccess> | undefined;
  return () => (opened ??= open(question));
}

async function open(question: Omit<RunModelsQuestion, 'clock' | 'random'>): Promise<ModelAccess> {
  const models = await openRunModels({ ...question, clock: systemClock, random: Math.random });
  if (models.status === 'none') return { steps: [], ...(models.isAsked && { advice: models.message }) };
  const { ledger, strong } = models;
  const common = { attempts: question.options.attempts, spentOn: (target: string) => ledger.target(target) };
  const first: ModelStep = {
    ...common,
    kind: 'model',
    name: models.decision.choice.model,
    callFor: models.callFor,
  };
  if (strong === undefined) return { steps: [first] };
  if (strong.status === 'none') return { steps: [first], advice: strong.message };
  const second: ModelStep = {
    ...common,
    kind: 'strong-model',
    name: strong.choice.model,
    callFor: strong.callFor,
  };
  return { steps: [first, second] };
}
