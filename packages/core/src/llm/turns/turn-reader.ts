import type { AttemptOutcome, ModelAttempt, ModelCandidate } from '../../model/model-attempt.ts';
import type { ModelFailure } from '../../model/model-failure.ts';
import type { ModelReply } from '../../model/model-reply.ts';
import type { RepairTarget } from '../../model/target.ts';
import { applyEdits } from '../../syntax/apply-edits.ts';
import { parseModule } from '../../syntax/parse.ts';
import { createMeaning } from '../merge/meaning.ts';
import { readProposal } from '../reply/read-proposal.ts';
import { readTarget } from '../reply/slot.ts';

/** What a reply proposes: a candidate to judge, or an outcome without one having to be judged. */
export interface ReadTurn {
  readonly candidate?: ModelCandidate;
  readonly ignored: readonly string[];
  readonly outcome?: AttemptOutcome;
}

/**
 * Reads the replies of one repair, one after the other; knows a proposal again, however it is written, those of `earlier`
 * models too.
 *
 * @throws RepairError `PARSE_FAILED` when the target does not parse
 */
export function createTurnReader(
  repairTarget: RepairTarget,
  earlier: readonly ModelAttempt[] = [],
): (reply: ModelReply | ModelFailure, attempt: number) => ReadTurn {
  const target = readTarget(repairTarget);
  const known = new Map<string, number>();
  const meaningOf = (source: string): string => createMeaning()(parseModule(source, repairTarget.file).program);
  for (const { candidate, attempt } of earlier) {
    const meaning = candidate && meaningOf(candidate.source);
    if (meaning !== undefined && !known.has(meaning)) known.set(meaning, attempt);
  }
  return (reply, attempt) => {
    if (reply.kind !== 'reply') {
      const reason = reply.kind === 'empty' ? 'empty' : 'no-code';
      return { ignored: [], outcome: { status: 'unusable', reason, detail: reply.message } };
    }
    const proposal = readProposal(reply.text, target);
    if (proposal.status === 'unusable') {
      return { ignored: [], outcome: reply.isTruncated ? { status: 'truncated' } : proposal };
    }
    const { edits, ignored } = proposal;
    const source = applyEdits(repairTarget.source, edits);
    const candidate = { attempt, edits, source };
    const meaning = meaningOf(source);
    const before = known.get(meaning);
    if (before !== undefined) return { candidate, ignored, outcome: { status: 'repeated', attempt: before } };
    known.set(meaning, attempt);
    return { candidate, ignored };
  };
}
