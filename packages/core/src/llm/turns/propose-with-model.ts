import type {
  AttemptOutcome,
  CandidateOutcome,
  ModelAttempt,
  ModelCandidate,
  TurnStop,
} from '../../model/model-attempt.ts';
import type { ModelFailure } from '../../model/model-failure.ts';
import type { ModelReply, TokenUsage } from '../../model/model-reply.ts';
import type { ModelRequest } from '../../model/model-request.ts';
import type { RepairEvidence } from '../../model/repair-evidence.ts';
import type { TurnEvent } from '../../model/turn-event.ts';
import type { Clock } from '../../ports/clock.ts';
import { addUsage } from '../add-usage.ts';
import type { BudgetEnd } from '../ledger.ts';
import { buildPrompt, type PromptLimits } from '../prompt/build-prompt.ts';
import { promptTokens } from '../prompt/prompt-tokens.ts';
import { failureStop } from './failure-stop.ts';
import { createTurnMemory, type TurnMemory } from './turn-memory.ts';
import { createTurnReader } from './turn-reader.ts';

export interface TurnsTask {
  readonly evidence: RepairEvidence;
  /** Proposals in all, 1 or more: so many, unless a stop comes before. */
  readonly attempts: number;
  readonly limits: PromptLimits;
  /** What other models have tried in vain; this one's attempts are counted on from there. */
  readonly earlier?: readonly ModelAttempt[];
}

/** What the turns are driven with. */
export interface TurnsWorld {
  /** One call of a model, with retries, budget and redaction behind it. Never rejects. */
  readonly complete: (request: ModelRequest, call: TurnCall) => Promise<ModelReply | ModelFailure | BudgetEnd>;
  /** Judges a candidate: guards first, then the tests. Rejects with the signal's reason when that is aborted. */
  readonly judge: (candidate: ModelCandidate, signal: AbortSignal) => Promise<CandidateOutcome>;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** By the clock; absent: no limit. A call gets what is left as its own limit. */
  readonly deadlineMs?: number;
}

export interface TurnCall {
  readonly attempt: number;
  readonly signal: AbortSignal;
  /** Absent: no limit. */
  readonly timeoutMs?: number;
}

/** How the turns ended. */
export interface TurnsEnd {
  readonly stop: TurnStop;
  readonly attempts: readonly ModelAttempt[];
  /** The nearest attempt, those of earlier models too; the healing one when there is one. Absent while none has turned a failing test. */
  readonly best?: ModelAttempt;
  /** Why the model gave no reply; with `budget`, `provider-error` and some of `timeout` and `aborted`. */
  readonly failure?: ModelFailure | BudgetEnd;
  /** All calls together; absent: nothing is known of it. */
  readonly usage?: TokenUsage;
}

/**
 * Asks a model for a repair, turn by turn: each prompt holds every earlier attempt with its outcome. A proposal that was there
 * before is not judged again. Yields what happens, and returns how it ended.
 *
 * @throws RepairError `PARSE_FAILED` when the target does not parse; whatever `judge` rejects with while nothing is aborted
 */
export async function* proposeWithModel(task: TurnsTask, world: TurnsWorld): AsyncGenerator<TurnEvent, TurnsEnd> {
  const { evidence, attempts: most, limits, earlier = [] } = task;
  const { clock, signal, deadlineMs } = world;
  const readTurn = createTurnReader(evidence.target, earlier);
  const memory = createTurnMemory(earlier);
  let spent: TokenUsage | undefined;
  const end = (stop: TurnStop, failure?: ModelFailure | BudgetEnd): TurnsEnd => ({
    stop,
    attempts: memory.own,
    ...(memory.best !== undefined && { best: memory.best }),
    ...(failure !== undefined && { failure }),
    ...(spent !== undefined && { usage: spent }),
  });

  for (let attempt = earlier.length + 1; ; attempt += 1) {
    if (signal.aborted) return end('aborted');
    const started = clock.now();
    if (deadlineMs !== undefined && started >= deadlineMs) return end('timeout');
    const request = nextRequest(evidence, limits, memory, earlier.length);
    yield { type: 'attempt-started', attempt, of: earlier.length + most, inputTokens: promptTokens(request) };

    const left = deadlineMs === undefined ? {} : { timeoutMs: deadlineMs - clock.now() };
    const reply = await world.complete(request, { attempt, signal, ...left });
    const usage = 'usage' in reply ? reply.usage : undefined;
    spent = addUsage(spent, usage);
    if (signal.aborted) return end('aborted');
    const failed = failureStop(reply, clock, deadlineMs);
    if (failed !== undefined) return end(failed, reply as ModelFailure | BudgetEnd);

    const read = readTurn(reply as ModelReply | ModelFailure, attempt);
    if (read.candidate !== undefined) {
      yield { type: 'attempt-proposed', attempt, edits: read.candidate.edits.length };
    }
    let outcome: AttemptOutcome;
    try {
      outcome = read.outcome ?? (await world.judge(read.candidate as ModelCandidate, signal));
    } catch (error) {
      if (signal.aborted) return end('aborted');
      throw error;
    }
    const { candidate, ignored } = read;
    const isBest = memory.add({ attempt, ...(candidate && { candidate }), ignored, outcome });
    yield {
      type: 'attempt-ended',
      attempt,
      outcome,
      isBest,
      durationMs: clock.now() - started,
      ...(usage !== undefined && { usage }),
    };
    const stop = memory.stopAfter(most);
    if (stop !== undefined) return end(stop);
  }
}

/** A reply that was cut is asked for again: for less of it, or, when thinking took it all, with twice the room. */
function nextRequest(
  evidence: RepairEvidence,
  limits: PromptLimits,
  { attempts, best, own }: TurnMemory,
  byOthers: number,
): ModelRequest {
  const wasCut = own.at(-1)?.outcome.status === 'truncated';
  const maxOutputTokens = wasCut ? limits.maxOutputTokens * 2 : limits.maxOutputTokens;
  return buildPrompt(
    evidence,
    { ...limits, maxOutputTokens },
    {
      attempts,
      byOthers,
      ...(best !== undefined && { best: best.attempt }),
      ...(wasCut && { form: 'search-replace' as const }),
    },
  );
}
