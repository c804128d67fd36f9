import type { Candidate } from '../model/candidate.ts';
import type { Span } from '../model/edit.ts';
import type { ProbeTask } from '../model/probe.ts';
import type { CalibratedTest } from '../ports/probe-lab.ts';
import { applyEdits } from '../syntax/apply-edits.ts';
import { candidateKey } from '../syntax/candidate-key.ts';
import { editsBetween } from '../syntax/edits-between.ts';
import { parseModule, type ParsedModule } from '../syntax/parse.ts';
import { shiftSpan } from '../syntax/shift-span.ts';
import type { Observation } from './observe.ts';

/** A text of the target that edits are tried on: the user's own, or one with a first edit made. */
export interface Ground {
  readonly module: ParsedModule;
  /** Where edits may lie in it; see `RepairTarget.regions`. */
  readonly regions: readonly Span[];
  /** What this text does, by test. */
  readonly tests: readonly (CalibratedTest | undefined)[];
  /** What the lab was told of it in advance; absent: nothing. */
  readonly observation?: Observation;
  /** The edit of the user's text that led here; absent on the user's own. */
  readonly first?: Candidate;
}

export function ownGround({ target }: Pick<ProbeTask, 'target'>, tests: Ground['tests']): Ground {
  return { module: parseModule(target.source, target.file), regions: target.regions, tests };
}

/** The ground after `first`; its text is known to parse, it was run. */
export function groundAfter(first: Candidate, { target }: ProbeTask, tests: Ground['tests']): Ground {
  const module = parseModule(applyEdits(target.source, first.edits), target.file);
  return { module, regions: target.regions.map((region) => shiftSpan(region, first.edits)), tests, first };
}

/** A candidate of `ground` as one of the user's text. */
export function overOwnText(candidate: Candidate, { module, first }: Ground, { target }: ProbeTask): Candidate {
  if (first === undefined) return candidate;
  const edits = editsBetween(target.source, applyEdits(module.source, candidate.edits), target.file);
  return { ...candidate, edits, key: candidateKey(edits), operator: `${first.operator} + ${candidate.operator}` };
}
