import type { Bits } from '../model/bits.ts';
import type { ProbeMessage, ProbeStats } from '../model/probe.ts';
import type { Candidate } from '../model/candidate.ts';
import type { Clock } from '../ports/clock.ts';
import type { Judgement } from '../ports/probe-lab.ts';
import { createFaultLog, type FaultLog } from './fault-log.ts';

const SPEAK_EVERY_MS = 400;

/** More than a candidate takes in tests of everyday size. Counted instead of time, which is another one in each run. */
const STEPS_OF_ONE = 300;
/** The load of a test file takes as long as some dozens. */
const LOAD = 50;
/** For how many the dearest counts: a few runaways must not be the end of a search that has hardly begun. */
const DEAREST = 200;

/** A slip would have been found by then, and what one edit is likely to be. */
const PASSED_BY: readonly { readonly cost: number; readonly candidates: number }[] = [
  { cost: 1.5, candidates: 1_500 },
  { cost: 3, candidates: 6_000 },
];

/** Counts what the search does and tells the main process often enough that its silence means trouble. */
export interface Telemetry {
  readonly stats: ProbeStats;
  /** Cost of the cheapest plausible candidate; absent until there is one. */
  readonly bestCost: number | undefined;
  /** Candidates since the first plausible one; who takes many steps, or a load of the test file, counts for several. */
  readonly effortAfterFirst: number;
  /** The plausible ones, in the order they were found. */
  readonly patches: readonly Candidate[];
  /** Tells, at a few marks on the way, that proposals have come to cost this much and none is plausible. */
  passedBy(cost: number): Promise<void>;
  countBatch(): void;
  countJudged(bits: Bits, turned: number, work?: Pick<Judgement, 'steps' | 'ownLoad'>): void;
  /** Test runs that judge no new candidate. */
  countRuns(bits: Bits): void;
  /** Remembers a final verdict for the journal. */
  note(key: string, bits: Bits): void;
  plausible(candidate: Candidate): Promise<void>;
  /** Of an error of ours that the search goes on from; told with the next words, once an operator. */
  readonly fault: FaultLog['note'];
  /** Sends verdicts and progress when it is time. */
  speak(now?: 'now'): Promise<void>;
}

export function createTelemetry(
  emit: (message: ProbeMessage) => Promise<void>,
  clock: Clock,
  startMs: number,
): Telemetry {
  let marks = PASSED_BY;
  const counts = { candidates: 0, testRuns: 0, compiles: 0, nearestTurned: 0 };
  let first: { firstPlausibleMs: number; firstPlausibleNth: number } | undefined;
  let bestCost: number | undefined;
  let effort = 0;
  const patches: Candidate[] = [];
  let spokenMs = clock.now();
  let verdicts: (readonly [string, Bits])[] = [];
  const log = createFaultLog();
  let toldFaults = 0;
  const stats = (): ProbeStats => ({ ...counts, durationMs: clock.now() - startMs, ...first });
  const countRuns = (bits: Bits): void => {
    counts.testRuns += bits.replaceAll(/[-k]/g, '').length;
  };
  return {
    countRuns,
    patches,
    get stats() {
      return stats();
    },
    get bestCost() {
      return bestCost;
    },
    get effortAfterFirst() {
      return effort;
    },
    async passedBy(cost) {
      const left = marks.filter((mark) => cost < mark.cost && counts.candidates < mark.candidates);
      if (bestCost !== undefined || left.length === marks.length) return;
      marks = left;
      await emit({ type: 'passed-by', cost });
    },
    countBatch() {
      counts.compiles++;
    },
    countJudged(bits, turned, { steps = 0, ownLoad } = {}) {
      counts.candidates++;
      const load = ownLoad === true ? LOAD : 0;
      if (first !== undefined) effort += Math.max(1, load, Math.min(steps / STEPS_OF_ONE, DEAREST));
      countRuns(bits);
      counts.nearestTurned = Math.max(counts.nearestTurned, turned);
    },
    note(key, bits) {
      verdicts.push([key, bits]);
    },
    async plausible(candidate) {
      first ??= { firstPlausibleMs: clock.now() - startMs, firstPlausibleNth: counts.candidates };
      bestCost = Math.min(bestCost ?? candidate.cost, candidate.cost);
      patches.push(candidate);
      await emit({ type: 'plausible', candidate });
    },
    fault: log.note,
    async speak(when) {
      if (when !== 'now' && clock.now() - spokenMs < SPEAK_EVERY_MS) return;
      spokenMs = clock.now();
      if (verdicts.length > 0) {
        const entries = verdicts;
        verdicts = [];
        await emit({ type: 'judged', entries });
      }
      const untold = log.faults.slice(toldFaults);
      toldFaults += untold.length;
      for (const fault of untold) await emit({ type: 'fault', ...fault });
      await emit({ type: 'progress', stats: stats() });
    },
  };
}
