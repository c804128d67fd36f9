import type { CandidateOutcome } from '../../model/model-attempt.ts';
import type { ModelFailure } from '../../model/model-failure.ts';
import type { ModelReply } from '../../model/model-reply.ts';
import type { ModelRequest } from '../../model/model-request.ts';
import type { RepairEvidence } from '../../model/repair-evidence.ts';
import type { TurnEvent } from '../../model/turn-event.ts';
import type { BudgetEnd } from '../ledger.ts';
import { proposeWithModel, type TurnsEnd, type TurnsWorld } from '../turns/propose-with-model.ts';

export const SOURCE = `export function twice(n) {
  // Two of them.
  return n + 1;
}
`;

export const EVIDENCE: RepairEvidence = {
  target: { file: '/p/twice.js', symbol: 'twice', source: SOURCE, regions: [{ start: 7, end: SOURCE.length - 1 }] },
  path: 'twice.js',
  related: [],
  tests: [],
  failures: [
    { test: 'doubles 2', message: 'expected 3 to be 4' },
    { test: 'doubles 3', message: 'expected 4 to be 6' },
  ],
  passing: 1,
  values: [],
  suspicious: [],
  similar: [],
  instructions: [],
};

export const USAGE = { inputTokens: 100, cachedInputTokens: 0, cacheWriteTokens: 0, outputTokens: 10 };
export const HEALED: CandidateOutcome = { status: 'plausible' };
export const FAILED: CandidateOutcome = failing(0);

/** Heals so many of the two failing tests. */
export function failing(turned: number): CandidateOutcome {
  return { status: 'failing', turned, stillFailing: EVIDENCE.failures.slice(turned) };
}

export function text(reply: string): ModelReply {
  return { kind: 'reply', text: reply, isTruncated: false, usage: USAGE, model: 'scripted', tries: 1 };
}

/** A reply in which `twice` returns `expression`. */
export function code(expression: string): ModelReply {
  return text(`So:\n\n\`\`\`js\nexport function twice(n) {\n  return ${expression};\n}\n\`\`\`\n`);
}

export interface TurnsScript {
  readonly replies: readonly (ModelReply | ModelFailure | BudgetEnd)[];
  readonly outcomes: readonly CandidateOutcome[];
  readonly attempts?: number;
  readonly deadlineMs?: number;
  readonly signal?: AbortSignal;
  readonly judge?: TurnsWorld['judge'];
  readonly evidence?: RepairEvidence;
  readonly earlier?: TurnsEnd['attempts'];
}

export interface PlayedTurns {
  readonly end: TurnsEnd;
  readonly events: readonly TurnEvent[];
  readonly requests: readonly ModelRequest[];
  /** Of each request, the titles of the attempts that it tells of. */
  readonly prompts: readonly string[][];
  /** How many candidates; not counted where the script brings a judge. */
  readonly judged: number;
  /** What each call was told of the time that is left. */
  readonly timeouts: readonly unknown[];
}

/** Plays a script: the last outcome is also that of all further candidates. */
export async function runTurns(script: TurnsScript): Promise<PlayedTurns> {
  const requests: ModelRequest[] = [];
  const timeouts: unknown[] = [];
  const events: TurnEvent[] = [];
  let judged = 0;
  let now = 0;
  const world: TurnsWorld = {
    complete: (request, { timeoutMs }) => {
      requests.push(request);
      timeouts.push(timeoutMs);
      now += 10;
      return Promise.resolve(script.replies[requests.length - 1] as ModelReply);
    },
    judge:
      script.judge ??
      (() => {
        judged += 1;
        if (script.deadlineMs !== undefined && judged > 1) now += 10;
        return Promise.resolve((script.outcomes[judged - 1] ?? script.outcomes.at(-1)) as CandidateOutcome);
      }),
    clock: { now: () => now },
    signal: script.signal ?? new AbortController().signal,
    ...(script.deadlineMs !== undefined && { deadlineMs: script.deadlineMs }),
  };
  const task = {
    evidence: script.evidence ?? EVIDENCE,
    attempts: script.attempts ?? 3,
    limits: { maxInputTokens: 6_000, maxOutputTokens: 1_000 },
    ...(script.earlier !== undefined && { earlier: script.earlier }),
  };
  const turns = proposeWithModel(task, world);
  for (;;) {
    const step = await turns.next();
    if (step.done === true) {
      return { end: step.value, events, requests, prompts: requests.map(titlesIn), judged, timeouts };
    }
    events.push(step.value);
  }
}

/** What a request says after what stays the same in all turns. */
export function lastPart(request: ModelRequest | undefined): string {
  return request?.messages[0]?.parts[1]?.text ?? '';
}

function titlesIn(request: ModelRequest): string[] {
  return lastPart(request)
    .split('\n')
    .filter((line) => line.startsWith('## '));
}
