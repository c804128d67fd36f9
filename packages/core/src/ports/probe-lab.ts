import type { Bits } from '../model/bits.ts';
import type { ProbeWay } from '../model/probe.ts';
import type { Candidate } from '../model/candidate.ts';
import type { Edit, Span } from '../model/edit.ts';
import type { TestId } from '../model/test-id.ts';

/** Where the search does its experiments: docs/probe.md. Tests are named by their index in `ProbeTask.tests`. */
export interface ProbeLab {
  /**
   * Finds the cheapest way that reproduces the user's verdicts and first messages, twice. Call it first. `sites`: what `record`
   * will be asked for. Then one copy serves both where it can, which spares a compile and makes the source's own runs slower.
   */
  calibrate(sites?: readonly RecordingSite[]): Promise<Calibration>;
  /**
   * Runs all calibrated tests once over a recording copy of the source. `alive` is called, and awaited, before each of them.
   * `sites`: the very list that `calibrate` was given, to use its copy.
   */
  record(sites: readonly RecordingSite[], alive?: () => Promise<void>): Promise<Recording>;
  /**
   * Judges candidates one after the other, in the given order. A candidate's tests run in the order that `order` has at
   * that moment, until the first that does not pass. What the journal knows comes first. A candidate that failed while
   * an earlier one had spoilt the worker is judged again at the end, and told a second time when it passes then.
   */
  judge(batch: readonly Candidate[], plan: JudgePlan): AsyncIterable<Judgement>;
  /**
   * Makes `edits` of the task's source the ground of all that follows: sites and candidates are then spans of the text
   * that they lead to. No edits: back to the user's own text. A refused text leaves the ground as it was. `alive` is called, and
   * awaited, before each test.
   */
  rebase(edits: readonly Edit[], alive?: () => Promise<void>): Promise<Rebased>;
  /** The task's source with each of `patches`, whose exported functions can be called apart from any test. */
  callable(patches: readonly Candidate[]): CallablePatches;
}

export interface CallablePatches {
  /**
   * What the functions are handed while the calibrated tests run over the first patch, in order. Empty where no instance of the
   * module can be had but by the runner. Tests that come late are not run.
   */
  seen(plan: Pacing): Promise<readonly Call[]>;
  /**
   * Makes the calls with one patch after the other. By patch, then by call: what came of it, `undefined` where it ran out of steps or
   * time, or cannot be had. Arguments are plain data, and copied for each call.
   */
  call(calls: readonly Call[], plan: CallPlan): Promise<readonly CallOutcomes[]>;
}

/** Of work in steps: tests, or patches. */
export interface Pacing {
  /** Called, and awaited, before each. */
  readonly alive: () => Promise<void>;
  /** Asked before each: the others are left out. */
  readonly isLate: () => boolean;
}

export interface CallPlan extends Pacing {
  /** Each call is the first of a new instance of the module; absent: each patch has one instance for all. */
  readonly apart?: true;
}

export type CallOutcomes = readonly (CallOutcome | undefined)[];

/** A call of an exported function by its name in the module; arguments as snapshots. */
export interface Call {
  readonly name: string;
  readonly args: readonly unknown[];
}

/** `isAsync`: by a promise that was settled without waiting for anything. */
export type CallOutcome = { readonly isAsync: boolean } & (
  | { readonly value: unknown; readonly error?: undefined }
  /** The message of what was thrown. */
  | { readonly error: string }
);

export type Rebased =
  | {
      readonly status: 'rebased';
      /** The target with the edits. */
      readonly source: string;
      /** By test: what that text does, in place of what `calibrate` said of the user's. */
      readonly tests: readonly (CalibratedTest | undefined)[];
    }
  | { readonly status: 'refused'; readonly reason: string };

export type Calibration =
  | {
      readonly status: 'calibrated';
      readonly way: ProbeWay;
      /** By test: what the unchanged source does. Absent: left out, it did not repeat. */
      readonly tests: readonly (CalibratedTest | undefined)[];
      readonly leftOut: readonly TestId[];
      /** Why cheaper ways do not reproduce the user's run; absent: there are none. */
      readonly refused?: string;
    }
  | { readonly status: 'unprobeable'; readonly reason: string; readonly opensSockets?: true };

export interface CalibratedTest {
  readonly passes: boolean;
  readonly message?: string;
  /** All of the message came twice: another one, be it in its last line, tells that something has changed. */
  readonly repeats?: true;
  readonly durationMs: number;
  /** Guard steps (loop bodies and function entries of the target module) of the unchanged source. */
  readonly steps: number;
  /** It ran out of steps or time, so that `steps` is no measure of what it needs. */
  readonly stopped?: true;
  /** How many assertions it began, that at which it failed among them; absent where that differs from run to run or nobody counts. */
  readonly assertions?: number;
}

/** An expression to be observed, or, with an empty span, a point between statements. */
export interface RecordingSite extends Span {
  /** Names in scope whose values are wanted, safe to name at this place; may hold `this`. */
  readonly names: readonly string[];
}

export interface Recording {
  /** By site. */
  readonly sites: readonly SiteRecord[];
}

export interface SiteRecord {
  /** By test: how often the site was reached; load-time hits count for every test. */
  readonly hits: readonly number[];
  /** How many of them were at load time, while modules and test files were evaluated. Absent: none. */
  readonly loads?: number;
  /**
   * A sample of the states seen: the first 10 hits of each test, then hits 16, 32, 64 …; of the first 100 of a failing test also
   * those that look like none before.
   */
  readonly states: readonly RecordedState[];
}

export interface RecordedState {
  readonly test: number;
  /** Snapshots of the site's names before it ran, in the order of `names`; `ABSENT` where a name had no value yet. */
  readonly values: readonly unknown[];
  /** Snapshot of the expression's value after it ran; `ABSENT` for a point, or when it threw. */
  readonly value: unknown;
}

/** Stands for a value that could not be read. */
export const ABSENT: unique symbol = Symbol('absent');

export interface JudgePlan {
  /** Indices of the tests to run; may be reordered by the caller between two judgements. */
  readonly order: readonly number[];
  /** Guard steps a test may take, by test. */
  readonly maxSteps: (test: number) => number;
  /** Time for the whole batch; judging ends early, between two candidates, when it is over. */
  readonly maxCandidatesMs: number;
  /** Called, and awaited, before each candidate that is really run. */
  readonly announce?: (candidate: Candidate) => Promise<void>;
  /** Called, and awaited, before each test run: several slow ones in a row are no dead worker. */
  readonly alive?: () => Promise<void>;
}

export interface Judgement {
  readonly candidate: Candidate;
  /** One character a test, see `Bits`. */
  readonly bits: Bits;
  /** Every test of `order` passed. */
  readonly passed: boolean;
  /** The first test that did not pass ran out of steps or time. */
  readonly timedOut: boolean;
  /** Only with `timedOut`: it lacked time or memory and no steps, so more of them would change nothing. */
  readonly hasStepsLeft?: true;
  /** Guard steps of its tests together; absent when none ran. */
  readonly steps?: number;
  /** Where others share a load of the test file, it took one to itself. */
  readonly ownLoad?: true;
  /** It was not run: the transform refused it, or it did not load. */
  readonly invalid?: string;
  /** Known from the journal, not run. */
  readonly remembered?: boolean;
}
