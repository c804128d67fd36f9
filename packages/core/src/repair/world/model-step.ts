import type { ModelCall, ModelCallWorld } from '../../llm/model-call.ts';
import type { Spending } from '../../model/spending.ts';

/** A language model that may try what was not healed before it. All models and targets of a run share one budget. */
export interface ModelStep {
  readonly kind: 'model' | 'strong-model';
  /** As its provider calls it. */
  readonly name: string;
  /** Proposals a target. */
  readonly attempts: number;
  /** The one way to it, for one target. */
  callFor(target: string, observers?: Pick<ModelCallWorld, 'onText' | 'onRetry'>): ModelCall;
  spentOn(target: string): Spending;
}

/** The models of a run. */
export interface ModelAccess {
  /** In the order in which they are asked; none: the search heals alone. */
  readonly steps: readonly ModelStep[];
  /** One line for whoever has a target that was not healed: why a model is not asked, and what would let it be. */
  readonly advice?: string;
}
