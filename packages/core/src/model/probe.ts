import type { Bits } from './bits.ts';
import type { Candidate } from './candidate.ts';
import type { Contrast } from './contrast.ts';
import type { Learned } from './learned.ts';
import type { SearchFault } from './search-fault.ts';
import type { LeavingOut } from './search-part.ts';
import type { RepairTarget } from './target.ts';
import type { TypesUse } from './module-types.ts';
import type { TestId } from './test-id.ts';

/** A test as the probe has to see it again before any candidate is trusted to it. */
export interface ProbeTest {
  readonly id: TestId;
  /** `target` tests must turn green, `guard` tests must stay green. */
  readonly role: 'target' | 'guard';
  /** First line of the first error in the user's run; absent when the test passed. */
  readonly message?: string;
  /** The value that the failed comparison expected, as the runner prints it; absent when the failure names none. */
  readonly expected?: string;
  /** Errors that the failed test waits for, likeliest first; absent when it waits for none. */
  readonly awaited?: readonly AwaitedError[];
}

/** An error as a test describes it. */
export interface AwaitedError {
  /** Of a class of the language. */
  readonly name: string;
  /** Its message, or a part of it. */
  readonly text?: string;
}

/** How a batch of candidates is brought to the tests: docs/probe.md. */
export type ProbeWay = 'in-place' | 'reload' | 'reload-each';

/** How candidates were judged: in a probe, by a whole run each (`runs`), or not at all. */
export type SearchWay = ProbeWay | 'runs' | 'none';

/** Everything a probe needs, as plain data: it crosses process borders. */
export interface ProbeTask extends LeavingOut {
  readonly target: RepairTarget;
  /** Absolute path of the one test file that is run. */
  readonly testFile: string;
  /** Name of the Vitest or Jest project of the test file; absent when there is only one. */
  readonly project?: string;
  readonly tests: readonly ProbeTest[];
  /** Accepted patches of other targets: absolute path → source text. */
  readonly overlay: Readonly<Record<string, string>>;
  readonly limits: ProbeLimits;
  readonly seed: number;
  /** Verdicts of earlier workers, by candidate key: one character a test in the order of `tests`, see `Bits`. */
  readonly journal: Readonly<Record<string, Bits>>;
  /** Keys of patches as they were told, which passed here and not in real runs: they are no finds. Absent: none. */
  readonly refused?: readonly string[];
  /** How many times the usual silence of a worker is no death yet. @default 1 */
  readonly patience?: number;
  /** Name candidates before they run, so that a kill names its culprit. Costs a round trip each; not for ever. */
  readonly announce: boolean;
  /** Try candidates also when the unchanged tests open sockets. */
  readonly allowSockets: boolean;
  /** Tell at the end what was seen, since somebody may try after the search. Absent: nobody will. */
  readonly learn?: true;
  /** Tell where the patches found differ, by calls of the target's functions. Absent: nobody asks. */
  readonly contrast?: true;
  /** Where the types of the target will lie, see `TypesTicket`; absent: nobody was asked. */
  readonly typesFile?: string;
  /** As in `RunRequest`. */
  readonly usualErrors?: readonly string[];
}

export interface ProbeLimits {
  readonly maxCandidates: number;
  /** How long the search may go on, in milliseconds; only cuts the tail. */
  readonly timeoutMs: number;
  /** How much dearer than the first plausible candidate the last one looked at may be, in cost units. */
  readonly slack: number;
  /** How many candidates are still looked at after the first plausible one; those that take many steps count for several. */
  readonly maxAfterFirst: number;
  /** Single edits up to this cost are all that is tried; absent: everything is. */
  readonly maxCost?: number;
}

export interface Suspicion {
  /** 1-based line of the target module. */
  readonly line: number;
  /** Ochiai, 0 to 1. */
  readonly score: number;
}

export interface ProbeStats {
  /** Judged, those remembered from the journal among them: a search that was killed and went on counts as one. */
  readonly candidates: number;
  readonly testRuns: number;
  readonly compiles: number;
  readonly durationMs: number;
  /** Milliseconds and candidates until the first plausible one; absent when there was none. */
  readonly firstPlausibleMs?: number;
  readonly firstPlausibleNth?: number;
  /** The most target tests that a candidate turned which was not plausible. */
  readonly nearestTurned: number;
}

/**
 * Why a search ended. `timeout` and `candidates` are budgets; `slack` means enough was seen after the first hit;
 * `unreached`: no failing test runs anything of the target, so nothing was tried.
 */
export type SearchEnd = 'exhausted' | 'slack' | 'candidates' | 'timeout' | 'unreached';

/** What a probe tells, in this order of first appearance. At least one message every half second while it works. */
export type ProbeMessage =
  /** `reason`: why not in a cheaper way; absent: there is none. */
  | {
      readonly type: 'calibrated';
      readonly way: ProbeWay;
      readonly leftOut: readonly TestId[];
      readonly reason?: string;
    }
  /** No way reproduced the user's verdicts; the last message. */
  /** `opensSockets`: the tests did, which the baseline had not seen. */
  | { readonly type: 'unprobeable'; readonly reason: string; readonly opensSockets?: true }
  /** An error of ours ended the search; the last message. What was found before it still counts. */
  | { readonly type: 'failed'; readonly reason: string }
  /** Said before the first candidate, when there is a `typesFile`. */
  | { readonly type: 'types'; readonly use: TypesUse }
  | { readonly type: 'located'; readonly suspicious: readonly Suspicion[] }
  /** Single edits up to about this cost have been tried, and none is plausible. Said once or twice. */
  | { readonly type: 'passed-by'; readonly cost: number }
  /** Without a key: from now on none is named. */
  | { readonly type: 'trying'; readonly key?: string }
  | { readonly type: 'judged'; readonly entries: readonly (readonly [key: string, bits: Bits])[] }
  | { readonly type: 'plausible'; readonly candidate: Candidate }
  /** Once an operator; the search goes on. */
  | ({ readonly type: 'fault' } & SearchFault)
  | { readonly type: 'progress'; readonly stats: ProbeStats }
  | { readonly type: 'learned'; readonly learned: Learned }
  /** The search is over; what comes before `done` is no part of it. */
  | { readonly type: 'ended'; readonly end: SearchEnd }
  | { readonly type: 'contrasted'; readonly contrast: Contrast }
  | { readonly type: 'done'; readonly end: SearchEnd; readonly stats: ProbeStats };
