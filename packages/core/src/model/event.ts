import type { ProbeStats, ProbeWay } from './probe.ts';
import type { HealReport, TargetReport } from './report.ts';
import type { TurnEvent } from './turn-event.ts';

/** What happens while healing, for progress displays. `target` is `file#symbol`, relative to the root. */
export type HealEvent =
  | { readonly type: 'started'; readonly targets: number }
  | { readonly type: 'target-started'; readonly target: string; readonly failing: number }
  | { readonly type: 'calibrated'; readonly target: string; readonly way: ProbeWay }
  | { readonly type: 'searching'; readonly target: string; readonly stats: ProbeStats }
  /** The first patch of a target that its tests and the guards near it pass in a fresh worker; the search goes on. */
  | { readonly type: 'patch-proved'; readonly target: string; readonly change: PatchChange }
  | { readonly type: 'verifying'; readonly target: string; readonly done: number; readonly of: number }
  /** A language model is asked for a patch. */
  | { readonly type: 'model-turn'; readonly target: string; readonly model: string; readonly turn: TurnEvent }
  | { readonly type: 'notice'; readonly message: string }
  | { readonly type: 'target-ended'; readonly report: TargetReport }
  | { readonly type: 'ended'; readonly report: HealReport };

/** Where a patch changes what; of several edits the first. */
export interface PatchChange {
  /** From 1. */
  readonly line: number;
  readonly before: string;
  readonly after: string;
  /** Edits beside this one. */
  readonly others: number;
}

export type HealListener = (event: HealEvent) => void;
