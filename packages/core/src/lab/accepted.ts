import type { RecordingSource } from '../instrument/recording-source.ts';
import type { Calibration, RecordingSite } from '../ports/probe-lab.ts';
import type { Bench } from './bench.ts';

/** A copy that tells what its sites see, once somebody listens. */
export interface Recorder extends RecordingSource {
  readonly sites: readonly RecordingSite[];
}

/** A way that reproduces the user's run. */
export interface Accepted {
  readonly calibration: Extract<Calibration, { status: 'calibrated' }>;
  readonly bench: Bench;
  /** By test: its position in the session; -1 when it is left out. */
  readonly positions: readonly number[];
  /** The unchanged source with ticks, over which it does. */
  readonly baseText: string;
  /** Set when that text is its. */
  readonly recorder: Recorder | undefined;
  /** The verdicts hold without stacks, which are half of a failing test's time. */
  readonly stackless: boolean;
  /** For how long its tests did nothing when they ran first, in milliseconds. */
  readonly waitedMs: number;
}

/** What came of a way: accepted, or why not. */
export type Tried = Accepted | Untrusted;

export interface Untrusted {
  readonly reason: string;
  readonly waitedMs?: number;
  /** Something still holds functions of an instance that was replaced. */
  readonly holdsOn?: true;
}
