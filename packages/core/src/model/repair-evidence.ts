import type { ForcedCondition, NearMiss, SeenValues } from './learned.ts';
import type { Suspicion } from './probe.ts';
import type { RepairTarget } from './target.ts';

/** All that is known of a fault when a model is asked. What is unknown is empty; nothing of it is invented. */
export interface RepairEvidence {
  readonly target: RepairTarget;
  /** Of the target, relative to the root, forward slashes. */
  readonly path: string;
  /** Types and imports that the target uses, from other files or from far off in its own. */
  readonly related: readonly Excerpt[];
  /** Source of the failing tests, one excerpt a test or a file. */
  readonly tests: readonly Excerpt[];
  /** The failing marked tests, in run order. */
  readonly failures: readonly FailureEvidence[];
  /** How many tests that pass now have to go on passing. */
  readonly passing: number;
  /** Seen while the failing tests ran, the most suspicious lines first. */
  readonly values: readonly SeenValues[];
  /** Most suspicious first. */
  readonly suspicious: readonly Suspicion[];
  /** Absent when nothing was searched. */
  readonly search?: SearchEvidence;
  /** Code of the project that does something alike, likest first. */
  readonly similar: readonly Excerpt[];
  /** From the people who own the project, and therefore followed. */
  readonly instructions: readonly Instruction[];
}

/** Lines of a file. */
export interface Excerpt {
  /** Relative to the root. */
  readonly path: string;
  /** Of the first line, from 1. */
  readonly line: number;
  readonly text: string;
}

export interface FailureEvidence {
  /** As people read it: `file > suite > test`. */
  readonly test: string;
  /** The error as the runner prints it, without colors. */
  readonly message: string;
  /** Printed forms; absent when the error is not a comparison. */
  readonly expected?: string;
  readonly actual?: string;
}

/** What the embedded search found out without healing the target. */
export interface SearchEvidence {
  readonly candidates: number;
  /** Conditions whose forced value turns failing tests, best first. */
  readonly conditions: readonly ForcedCondition[];
  /** Candidates that turned some tests and not all, or broke others, best first. */
  readonly nearMisses: readonly NearMiss[];
}

export interface Instruction {
  readonly from: 'HEAL.md' | 'promptExtra' | 'hint';
  readonly text: string;
}
