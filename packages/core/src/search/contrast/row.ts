import type { CallOutcomes } from '../../ports/probe-lab.ts';
import { assertionOf } from './assertion-of.ts';
import type { WrittenCall } from './calls-like.ts';
import type { Quote } from './code-of.ts';

/** One call and what comes of it, patch by patch, as assertions. */
export interface Row {
  readonly call: WrittenCall;
  readonly assertions: readonly string[];
  /** With some patch it throws, or gives what comes of nonsense: a test of it would say little. */
  readonly isOdd: boolean;
}

const NONSENSE = /\b(NaN|undefined)\b/;

/**
 * Rows of the calls of which is known what they give back, or throw, with each patch. What gives nothing back with any does its
 * work elsewhere.
 *
 * @param byPatch outcomes by patch, then by call
 */
export function rowsOf(calls: readonly WrittenCall[], byPatch: readonly CallOutcomes[], quote: Quote): Row[] {
  return calls.flatMap((call, index) => {
    const outcomes = byPatch.flatMap((each) => each[index] ?? []);
    const assertions = outcomes.flatMap((outcome) => assertionOf(call.code, outcome, quote) ?? []);
    const isSilent = outcomes.every((outcome) => outcome.error === undefined && outcome.value === undefined);
    if (assertions.length < byPatch.length || isSilent) return [];
    const throws = outcomes.some(({ error }) => error !== undefined);
    return [{ call, assertions, isOdd: throws || assertions.some((line) => NONSENSE.test(line)) }];
  });
}
