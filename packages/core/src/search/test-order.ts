import { isFailed, type Bits } from '../model/bits.ts';
import type { CalibratedTest } from '../ports/probe-lab.ts';
import type { Spectrum } from './localize/localize.ts';

/** The order in which a candidate's tests run: failing ones first, cheap before dear, and what killed last to the front. */
export interface TestOrder {
  /** The same array throughout; changes in place. */
  readonly tests: readonly number[];
  /** Learns from a verdict that is not a pass. */
  learn(bits: Bits): void;
}

export function createTestOrder(calibrated: readonly (CalibratedTest | undefined)[], spectrum: Spectrum): TestOrder {
  const cheapFirst = (tests: readonly number[]): number[] =>
    tests.toSorted((a, b) => (calibrated[a]?.steps ?? 0) - (calibrated[b]?.steps ?? 0) || a - b);
  const tests = [...cheapFirst(spectrum.failing), ...cheapFirst(spectrum.passing)];
  const guardsFrom = spectrum.failing.length;
  return {
    tests,
    learn(bits) {
      // One that ran out of steps has told nothing, and is dear: in front, it would keep the cheap ones from telling.
      const at = tests.findIndex((test) => isFailed(bits[test]));
      if (at < 0) return;
      const [killer] = tests.splice(at, 1) as [number];
      tests.splice(at < guardsFrom ? 0 : guardsFrom, 0, killer);
    },
  };
}
