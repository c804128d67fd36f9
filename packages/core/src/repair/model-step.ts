import type { ModelCall } from '../llm/model-call.ts';
import type { Spending } from '../model/spending.ts';

/** A language model that may try what the search does not heal. All targets of a run share its budget. */
export interface ModelStep {
  /** As its provider calls it. */
  readonly name: string;
  /** Proposals a target. */
  readonly attempts: number;
  /** The one way to it, for one target. */
  callFor(target: string): ModelCall;
  spentOn(target: string): Spending;
}

/** The model of a run, or why there is none. */
export type ModelAccess =
  | { readonly step: ModelStep }
  /** `advice`: one line for whoever has a target that the search did not heal; absent when there is nothing to say. */
  | { readonly step?: undefined; readonly advice?: string };
