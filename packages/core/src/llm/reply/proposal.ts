import type { Edit } from '../../model/edit.ts';
import type { UnusableReason } from '../../model/model-attempt.ts';

/** How a reply says what it proposes. */
export type ReplyForm =
  | 'declaration'
  /** A function of another name, taken for the target. */
  | 'renamed'
  /** Only what stands between the braces. */
  | 'body'
  | 'search-replace'
  | 'diff';

export interface Unusable {
  readonly status: 'unusable';
  readonly reason: UnusableReason;
  /** What is wrong and how it is mended, in one sentence, for the next prompt as much as for people. */
  readonly detail: string;
}

export interface Proposed {
  readonly status: 'proposed';
  readonly form: ReplyForm;
  /** Edits of the target's source, all of them inside of its regions, in order; never empty. */
  readonly edits: readonly Edit[];
  /** What the reply changes elsewhere, and what is therefore not in `edits`: a sentence each. */
  readonly ignored: readonly string[];
}

export type Proposal = Proposed | Unusable;

export function unusable(reason: UnusableReason, detail: string): Unusable {
  return { status: 'unusable', reason, detail };
}
