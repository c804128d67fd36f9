import type { Candidate } from '../../model/candidate.ts';
import type { Bits } from '../../model/bits.ts';
import type { Judgement } from '../../ports/probe-lab.ts';
import type { Refusal } from '../bench.ts';

/** A verdict that an earlier worker found. */
export function fromBits(candidate: Candidate, bits: Bits, order: readonly number[]): Judgement {
  const passed = order.every((test) => bits[test] === '1');
  return { candidate, bits, passed, timedOut: bits === 'k' || bits.includes('t'), remembered: true };
}

/** The candidate's text did not become the target module. */
export function refused(
  candidate: Candidate,
  { reason, timedOut }: Refusal,
  order: readonly number[],
  tests: number,
): Judgement {
  if (!timedOut) return broken(candidate, reason, tests);
  const bits = Array.from({ length: tests }, (_, test) => (test === order[0] ? 't' : '-')).join('');
  return { candidate, bits, passed: false, timedOut: true };
}

/** The candidate is no well-formed module, or threw when it was evaluated. */
export function broken(candidate: Candidate, reason: string, tests: number): Judgement {
  return { candidate, bits: '-'.repeat(tests), passed: false, timedOut: false, invalid: reason };
}
