import type { TurnStop } from './model-attempt.ts';
import type { ModelFailureKind } from './model-failure.ts';
import type { ModelUsage } from './model-usage.ts';
import type { ProbeStats, ProbeWay } from './probe.ts';
import type { HealReport, PatchLabel, TargetReason, TargetReport } from './report.ts';
import type { TurnEvent } from './turn-event.ts';

/**
 * Something that happened in a healing run: docs/events.md. Targets are written as in a marker, `src/price.ts#extractPrice`;
 * they and all paths are relative to the runner's root. Secrets are taken out. Types may be added, and fields to a type.
 */
export type HealEvent = EventStamp & HealEventBody;

/** What every event has. */
export interface EventStamp {
  /** The same for all events of a run, and no other run's. */
  readonly runId: string;
  /** In UTC, by ISO 8601, with milliseconds. */
  readonly time: string;
}

/** An event before it is stamped. All times are in milliseconds. */
export type HealEventBody =
  | RunStarted
  /** `targets`: how many have failing tests. Comes again when all are repaired a second time. */
  | { readonly type: 'targets-found'; readonly targets: number }
  /** `calledBy`: as in `TargetReport`; comes again when it is looked at once more, and most end without a word. */
  | { readonly type: 'target-started'; readonly target: string; readonly failing: number; readonly calledBy?: string }
  /** The unchanged tests do in the probe what they did in the run; candidates are judged from now on. */
  | { readonly type: 'probe-started'; readonly target: string; readonly way: ProbeWay }
  /** A few a second. */
  | ({ readonly type: 'search-progress'; readonly target: string } & ProbeStats)
  /** The first patch of a target that its tests and the guards near it pass in a fresh worker; the search goes on. */
  | { readonly type: 'patch-proved'; readonly target: string; readonly change: PatchChange }
  /** Of the patches that passed the probe, so many have been proved in real runs. */
  | { readonly type: 'proof-progress'; readonly target: string; readonly done: number; readonly of: number }
  | (AskedOf & TurnEvent)
  /** A piece of the reply, of a model that streams: as it comes, with names in place of secrets. */
  | (AskedOf & { readonly type: 'attempt-text'; readonly attempt: number; readonly text: string })
  /** The call has failed and is made again after `waitMs`. */
  | (AskedOf & {
      readonly type: 'attempt-retried';
      readonly attempt: number;
      readonly failure: ModelFailureKind;
      readonly message: string;
      readonly waitMs: number;
    })
  | PromptWritten
  | ModelEnded
  | TargetEnded
  | PatchesApplied
  /** What the report says below its targets. */
  | { readonly type: 'notice'; readonly message: string }
  | RunEnded;

/** The first event. */
export interface RunStarted {
  readonly type: 'run-started';
  /** Of these events. */
  readonly schemaVersion: 1;
  readonly tool: HealReport['tool'];
  readonly runner: HealReport['runner'];
  readonly mode: 'propose' | 'apply' | 'apply-force';
  readonly seed: number;
  /** Tests that are to be healed. */
  readonly failing: number;
}

interface AskedOf {
  readonly target: string;
  /** The language model, as its provider calls it. */
  readonly model: string;
}

/** `--heal-dry-prompt`: what a model would get. */
export interface PromptWritten {
  readonly type: 'prompt-written';
  readonly target: string;
  readonly file: string;
  /** An estimate, on the safe side. */
  readonly inputTokens: number;
  /** What did not fit into the prompt, with the section that it is of; empty: all did. */
  readonly leftOut: readonly string[];
}

/** A model is asked no more for a target. */
export interface ModelEnded extends AskedOf {
  readonly type: 'model-ended';
  readonly stop: TurnStop;
  readonly attempts: number;
  readonly durationMs: number;
  /** Why it gave no reply; absent when it did. */
  readonly message?: string;
}

export interface TargetEnded {
  readonly type: 'target-ended';
  readonly target: string;
  readonly status: TargetReport['status'];
  readonly reason: TargetReason;
  /** One sentence for people. */
  readonly explanation: string;
  readonly candidates: number;
  /** Search, models and proof together. */
  readonly durationMs: number;
  /** Of models. */
  readonly usage: ModelUsage;
  /** How many are proposed. */
  readonly patches: number;
  /** Of the best patch, and absent without one. */
  readonly label?: PatchLabel;
  readonly diff?: string;
  /** As in `TargetReport`. */
  readonly calledBy?: string;
}

/** A run that writes has written, and run the tests again over what is on disk. */
export interface PatchesApplied {
  readonly type: 'patches-applied';
  /** Written, and still there. */
  readonly files: readonly string[];
  /** Failing tests that pass over them. */
  readonly healed: number;
  /** What `heal undo` calls it; absent when nothing was written. */
  readonly applyId?: string;
  readonly durationMs: number;
}

/** The last event. A run that was killed, or had an error of ours, has none. */
export interface RunEnded {
  readonly type: 'run-ended';
  readonly exitCode: number;
  readonly durationMs: number;
  readonly targets: number;
  readonly healed: number;
  readonly applied: number;
  /** Of models, all targets together. */
  readonly usage: ModelUsage;
}

/** Where a patch changes what; of several edits the first. */
export interface PatchChange {
  /** From 1. */
  readonly line: number;
  readonly before: string;
  readonly after: string;
  /** Edits beside this one. */
  readonly others: number;
}

export type HealListener = (event: HealEventBody) => void;
