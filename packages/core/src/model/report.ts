import type { ModelUsage } from './model-usage.ts';
import type { TypesUse } from './module-types.ts';
import type { SearchWay, Suspicion } from './probe.ts';
import type { SearchFault } from './search-fault.ts';
import type { TypeCheckState } from './type-check.ts';
import type { ExcludedReason, FailedStop, TargetStop } from './stop.ts';

/** The JSON report, version 1. Its JSON Schema is `schema/report.schema.json`. Paths are relative to the root. */
export interface HealReport {
  readonly schemaVersion: 1;
  /** Name and version of this tool. */
  readonly tool: { readonly name: string; readonly version: string };
  readonly runner: { readonly name: string; readonly version: string };
  readonly node: string;
  readonly seed: number;
  readonly durationMs: number;
  /**
   * From the end of the runner's own run to the first patch that passed its tests, and the guards that reach its target, in a
   * fresh worker. Absent when none did.
   */
  readonly firstDiffMs?: number;
  /** The exit code that the run ends with. */
  readonly exitCode: number;
  readonly targets: readonly TargetReport[];
  /** Failing tests without a marker, each with the marker that would most likely heal it. */
  readonly unmarked: readonly UnmarkedReport[];
  /** Marked tests that did not fail and are no goals all the same: skipped, todo, expected to fail, flaky. */
  readonly excluded: readonly ExcludedReport[];
  readonly notices: readonly string[];
  /** What `heal undo` calls the patches that this run has written; absent when it wrote none. */
  readonly applyId?: string;
  readonly totals: {
    /** Of marks. */
    readonly targets: number;
    readonly healed: number;
    readonly applied: number;
    readonly durationMs: number;
  };
}

export interface TargetReport {
  readonly file: string;
  /** Absent when the whole module is the target. */
  readonly symbol?: string;
  /** Names of the failing marked tests, `file > suite > test`. */
  readonly failing: readonly string[];
  /** How many tests that passed before were part of the oracle. */
  readonly passing: number;
  /** Guard tests that ran on the winner, of all that were found. */
  readonly guards: { readonly ran: number; readonly of: number };
  readonly status: 'healed' | 'not-healed' | 'skipped';
  readonly reason: TargetReason;
  /** What happened, in one sentence for people. */
  readonly explanation: string;
  readonly label?: PatchLabel;
  /**
   * The marked target, as `src/price.ts#extractPrice`, that uses this one or is a part of it, which no mark names; its tests are the ones in `failing`. Absent: a mark
   * names it. Its patches are `suspicious` however good they look, and `totals` do not count it.
   */
  readonly calledBy?: string;
  /** Whether the patches were checked with the project's TypeScript; absent: there is no patch, or nobody was asked. */
  readonly typeCheck?: TypeCheckState;
  /** What the first failing test shows; absent when the target was not searched. */
  readonly diagnosis?: {
    readonly faultClass: string;
    /** First line of the error message. */
    readonly message: string;
    readonly expected?: string;
    readonly actual?: string;
  };
  readonly suspicious: readonly Suspicion[];
  /**
   * Best first; empty when not healed. The first is proved in a fresh worker over all guards; the others have passed real
   * runs of the test files that reach the target.
   */
  readonly patches: readonly PatchReport[];
  readonly search: SearchReport;
  /** What was climbed of the ladder, in order, and why each step ended; absent when nothing was tried. */
  readonly ladder?: readonly LadderStep[];
  /** Of models. */
  readonly usage: ModelUsage;
}

/** One try to heal a target: without a model, by a model, or around the nearest proposal of a model. */
export interface LadderStep {
  readonly step: 'cache' | 'search' | 'model' | 'strong-model' | 'near-miss-search';
  /** Name of the model; absent where none has to do with it. */
  readonly model?: string;
  readonly stop: StepStop;
  /** Proposals of the model; absent where it made none. */
  readonly attempts?: number;
  /** In a few words, for people. */
  readonly explanation: string;
}

/** Why a step of the ladder ended; docs/errors.md explains each. */
export const STEP_STOPS = [
  'healed',
  'exhausted',
  'stuck',
  'no-improvement',
  'budget',
  'timeout',
  'provider-error',
  'infrastructure',
  'truncated',
  'unsafe',
  'aborted',
] as const;
export type StepStop = (typeof STEP_STOPS)[number];

/** Closed list; docs/errors.md explains each, and docs/stops.md those that come before any search. */
export type TargetReason =
  | FailedStop
  | TargetStop
  | 'healed'
  | 'healed-by-other'
  | 'exhausted'
  | 'budget'
  | 'timeout'
  | 'stuck'
  | 'no-improvement'
  | 'provider-error'
  | 'truncated'
  | 'unsafe'
  | 'not-searchable'
  | 'target-not-loadable'
  | 'cage-differs'
  | 'opens-sockets'
  | 'infrastructure'
  | 'interrupted';

/** Passing the tests is never more than `plausible`; `suspicious` patches are not written by `--heal-apply`. */
export type PatchLabel = 'plausible' | 'suspicious';

/** What makes patches. `hybrid`: a model, and a search around what it proposed. */
export const PROPOSERS = ['search', 'mend', 'model', 'hybrid'] as const;
export type Proposer = (typeof PROPOSERS)[number];

export interface PatchReport {
  /** From 1. */
  readonly rank: number;
  readonly proposer: Proposer;
  /** An earlier run has found it, and it was proved anew; absent: this run has found it. */
  readonly fromCache?: true;
  readonly operator: string;
  readonly label: PatchLabel;
  readonly cost: number;
  /**
   * Errors that TypeScript has about the module with the patch and not without it, such as `TS2322: Type …`; absent when there
   * is none, as far as is known. Such patches come last and are `suspicious`.
   */
  readonly typeErrors?: readonly string[];
  /** How many failing tests that nobody has marked for the target pass with it as well; absent: none that is known. Those that mend most come first. */
  readonly alsoMends?: number;
  readonly edits: readonly { readonly start: number; readonly end: number; readonly text: string }[];
  /** Unified diff against the file as it is on disk with earlier accepted patches of this run applied. */
  readonly diff: string;
  readonly healedSource: string;
  /** Where it and the first patch give different results; absent on the first, and where they were not compared. */
  readonly contrast?: PatchContrast;
  readonly applied: boolean;
  /** Path of the backup; absent unless applied. */
  readonly backup?: string;
}

export interface PatchContrast {
  /** Calls of exported functions of the target that were made of both. */
  readonly calls: number;
  /** Assertions about one of them: what holds with the first patch, and what with this one. Absent: no result differs. */
  readonly differs?: { readonly first: string; readonly own: string };
}

export interface SearchReport {
  readonly candidates: number;
  readonly candidatesPerSecond: number;
  readonly probeMs: number;
  readonly verifyMs: number;
  readonly firstPlausibleMs?: number;
  readonly way: SearchWay;
  /** Why not in a cheaper way, or why not at all. */
  readonly wayReason?: string;
  /** Whether the search knew declared types, and if not, why; absent: there was no probe. */
  readonly types?: TypesUse;
  /** Errors of ours that the search went on from, without what they happened in; absent: none. */
  readonly faults?: readonly SearchFault[];
  /** Candidates that passed the probe. */
  readonly plausible: number;
  /** Most failing tests that a candidate turned without being plausible. */
  readonly nearestTurned: number;
}

export interface UnmarkedReport {
  readonly test: string;
  /** Likely target and the marker to type; absent when nothing points at a project module. */
  readonly target?: string;
  readonly marker?: string;
}

/** A marked test that is no goal of a repair. */
export interface ExcludedReport {
  readonly test: string;
  /** As its marker has it. */
  readonly target: string;
  readonly reason: ExcludedReason;
  /** What keeps it out, and what to do, in one sentence for people. */
  readonly explanation: string;
}
