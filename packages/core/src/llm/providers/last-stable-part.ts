import type { ModelMessage, ModelPart } from '../../model/model-request.ts';

/** The last part up to which a provider may cache the request; `undefined` when none is stable. */
export function lastStablePart(messages: readonly ModelMessage[]): ModelPart | undefined {
  return messages.flatMap(({ parts }) => parts).findLast((part) => part.isStable === true);
}
