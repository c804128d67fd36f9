import type { ModelFailure } from '../model/model-failure.ts';
import type { LanguageModel } from '../ports/language-model.ts';
import type { ModelChoice } from './choose-model.ts';
import { createModel, type ModelWorld } from './create-model.ts';
import { fromAiSdk } from './providers/from-ai-sdk.ts';

/** The model that was chosen, ready for calls: of a built-in provider, of the AI SDK, or the user's own. Sends nothing. */
export async function openModel(
  { source }: Pick<ModelChoice, 'source'>,
  world: ModelWorld,
): Promise<LanguageModel | ModelFailure> {
  if ('complete' in source) return source;
  return 'doStream' in source ? fromAiSdk(source) : createModel(source, world);
}
