import type { Edit } from './edit.ts';

/** A patch of the target module that a proposer wants judged. */
export interface Candidate {
  /** Hash of spans and texts: the same edit has the same key in every process. */
  readonly key: string;
  readonly edits: readonly Edit[];
  /** The repair operator, or operators, that made it. */
  readonly operator: string;
  /** Prior cost, about 0.5 to 5: lower is tried and ranked earlier. */
  readonly cost: number;
  /** One change made at all places that look alike: it stays whole, also where tests tell of some of them only. */
  readonly isUniform?: true;
}
