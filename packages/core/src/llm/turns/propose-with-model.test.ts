import { describe, expect, it } from 'vitest';
import type { CandidateOutcome } from '../../model/model-attempt.ts';
import type { ModelFailure } from '../../model/model-failure.ts';
import type { ModelReply } from '../../model/model-reply.ts';
import type { ModelRequest } from '../../model/model-request.ts';
import type { RepairEvidence } from '../../model/repair-evidence.ts';
import type { TurnEvent } from '../../model/turn-event.ts';
import type { BudgetEnd } from '../ledger.ts';
import { proposeWithModel, type TurnsEnd, type TurnsWorld } from './propose-with-model.ts';

const SOURCE = `export function twice(n) {
  // Two of them.
  return n + 1;
}
`;

const EVIDENCE: RepairEvidence = {
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

const USAGE = { inputTokens: 100, cachedInputTokens: 0, cacheWriteTokens: 0, outputTokens: 10 };
const HEALED: CandidateOutcome = { status: 'plausible' };
const FAILED = failing(0);

describe('proposeWithModel', () => {
  it('heals in turn 2 after a wrong turn 1, whose outcome is in the prompt', async () => {
    const { end, events, prompts } = await run({
      replies: [code('n + 2'), code('n * 2')],
      outcomes: [failing(1), HEALED],
    });

    expect(end).toMatchObject({
      stop: 'healed',
      best: { attempt: 2, candidate: { source: SOURCE.replace('n + 1', 'n * 2') } },
      usage: { inputTokens: 200, outputTokens: 20 },
    });
    expect(prompts.map((prompt) => prompt.slice(0, 3))).toEqual([
      [],
      ['## Attempt 1 (the best so far): 1 of 2 failing tests pass with it, 1 still fail.'],
    ]);
    expect(events.map(({ type, attempt }) => `${attempt} ${type}`)).toEqual([
      '1 attempt-started',
      '1 attempt-proposed',
      '1 attempt-ended',
      '2 attempt-started',
      '2 attempt-proposed',
      '2 attempt-ended',
    ]);
  });

  it('makes exactly as many proposals as were asked for', async () => {
    const { end, judged } = await run({
      attempts: 3,
      replies: [1, 2, 3, 4].map((n) => code(`n - ${n}`)),
      outcomes: [FAILED],
    });

    expect([end.stop, end.attempts.length, judged]).toEqual(['exhausted', 3, 3]);
  });

  it('tells every kind of outcome, and judges no reply that cannot be used', async () => {
    const { end, prompts, judged } = await run({
      attempts: 7,
      replies: [
        text('I cannot tell.'),
        code('n - 1'),
        code('n - 2'),
        code('n - 3'),
        code('n - 4'),
        code('n - 5'),
        code('n - 6'),
      ],
      outcomes: [
        { status: 'refused', reasons: ['it reads the test'] },
        { status: 'invalid', reason: 'no' },
        FAILED,
        failing(1),
        { status: 'regressing', broken: [{ test: 'zero', message: 'expected 1 to be 0' }] },
        { status: 'timeout', timeoutMs: 500 },
      ],
    });

    expect([end.stop, judged, end.best?.attempt]).toEqual(['exhausted', 6, 6]);
    expect(prompts[6]).toEqual([
      '## Attempt 1: could not be used. The reply has no code: write the whole of `twice` in one fenced block.',
      '## Attempt 2: refused. "it reads the test"',
      '## Attempt 3: did not compile or load: "no"',
      '## Attempt 4: 0 of 2 failing tests pass with it, 2 still fail.',
      '## Attempt 5: 1 of 2 failing tests pass with it, 1 still fail.',
      '## Attempt 6 (the best so far): the failing tests pass with it, but 1 that passed before fail.',
    ]);
  });

  it('does not run a repeat, however it is written, and stops when it comes again', async () => {
    const again = text('```js\nexport const twice = function (n) { return (n - 1) }\n```\n');
    const { end, judged, prompts } = await run({
      replies: [code('n - 1'), code('n-1;'), again],
      outcomes: [FAILED],
      attempts: 9,
    });

    expect([end.stop, judged]).toEqual(['stuck', 1]);
    expect(end.attempts.map(({ outcome }) => outcome.status)).toEqual(['failing', 'repeated', 'repeated']);
    expect(prompts[2]?.[1]).toBe(
      '## Attempt 2: the same as attempt 1, so it was not run again. Propose something else.',
    );
  });

  it('stops when two turns have come no nearer', async () => {
    const { end } = await run({
      attempts: 9,
      replies: [1, 2, 3, 4, 5].map((n) => code(`n - ${n}`)),
      outcomes: [FAILED, failing(1), FAILED, failing(1), FAILED],
    });

    expect([end.stop, end.attempts.length, end.best?.attempt]).toEqual(['no-improvement', 4, 2]);
  });

  it('asks again for less, and with more room, when a reply was cut, and only once', async () => {
    const cut: ModelReply = { ...text('```js\nexport function twice(n) {\n  return n *'), isTruncated: true };
    const { end, requests } = await run({ attempts: 9, replies: [cut, cut, code('n * 2')], outcomes: [HEALED] });

    expect([end.stop, requests.map(({ maxOutputTokens }) => maxOutputTokens)]).toEqual(['truncated', [1_000, 2_000]]);
    expect(lastPart(requests[1])).toContain('This time answer with search/replace edits alone');
    expect((await run({ replies: [cut, code('n * 2')], outcomes: [HEALED] })).end.stop).toBe('healed');
    expect((await run({ attempts: 1, replies: [cut], outcomes: [] })).end.stop).toBe('truncated');
  });

  it('takes a whole proposal from a reply that was cut after it', async () => {
    const cut: ModelReply = { ...code('n * 2'), isTruncated: true };

    expect((await run({ replies: [cut], outcomes: [HEALED] })).end.stop).toBe('healed');
  });

  it.each<[string, ModelFailure | BudgetEnd, string]>([
    [
      'budget',
      { kind: 'budget', limit: 'calls', scope: 'run', message: 'no call is left' } as unknown as BudgetEnd,
      'budget',
    ],
    ['no key', { kind: 'no-key', message: 'set a key' }, 'provider-error'],
    ['a silent provider', { kind: 'timeout', message: 'nothing came' }, 'provider-error'],
    ['a call out of time', { kind: 'aborted', message: 'ended' }, 'timeout'],
  ])('ends at once with %s', async (_what, failure, stop) => {
    const { end } = await run({ replies: [code('n - 1'), failure], outcomes: [FAILED], attempts: 9 });

    expect([end.stop, end.failure, end.attempts.length]).toEqual([stop, failure, 1]);
  });

  it('goes on after a refusal, which is an answer', async () => {
    const refused: ModelFailure = { kind: 'refused', message: 'the model would not' };

    const { end } = await run({ replies: [refused, code('n * 2')], outcomes: [HEALED] });

    expect([end.stop, end.attempts[0]?.outcome]).toEqual([
      'healed',
      { status: 'unusable', reason: 'no-code', detail: 'the model would not' },
    ]);
  });

  it('asks no more after its deadline, and tells a call what is left', async () => {
    const { end, timeouts } = await run({
      replies: [1, 2, 3].map((n) => code(`n - ${n}`)),
      outcomes: [FAILED],
      attempts: 9,
      deadlineMs: 25,
    });

    expect([end.stop, end.attempts.length, timeouts]).toEqual(['timeout', 2, [25, 15]]);
  });

  it('ends when it is aborted, also while a candidate is judged', async () => {
    const aborted = new AbortController();
    aborted.abort(new Error('enough'));
    const before = await run({ replies: [code('n * 2')], outcomes: [HEALED], signal: aborted.signal });
    const during = new AbortController();
    const judging = await run({
      replies: [code('n * 2')],
      outcomes: [],
      signal: during.signal,
      judge: () => {
        during.abort(new Error('enough'));
        return Promise.reject(during.signal.reason as Error);
      },
    });

    expect([before.end, judging.end]).toEqual([
      { stop: 'aborted', attempts: [] },
      { stop: 'aborted', attempts: [], usage: USAGE },
    ]);
  });

  it('lets through what breaks the judge itself', async () => {
    const broken = run({ replies: [code('n * 2')], outcomes: [], judge: () => Promise.reject(new Error('no worker')) });

    await expect(broken).rejects.toThrow('no worker');
  });

  it('goes on from what another model tried: told with its outcome, and not run again', async () => {
    const first = await run({
      replies: [1, 2].map((n) => code(`n - ${n}`)),
      outcomes: [failing(1), FAILED],
      attempts: 2,
    });
    const second = await run({
      replies: [code('n-1'), code('n * 2')],
      outcomes: [HEALED],
      earlier: first.end.attempts,
    });

    expect([second.end.stop, second.judged, second.end.attempts.map(({ attempt }) => attempt)]).toEqual([
      'healed',
      1,
      [3, 4],
    ]);
    expect(lastPart(second.requests[0])).toContain('Attempts 1 to 2 are of another model, which did not get further.');
    expect(second.prompts[1]).toEqual([
      '## Attempt 1 (the best so far): 1 of 2 failing tests pass with it, 1 still fail.',
      '## Attempt 2: 0 of 2 failing tests pass with it, 2 still fail.',
      '## Attempt 3: the same as attempt 1, so it was not run again. Propose something else.',
    ]);
    expect(second.events[0]).toMatchObject({ type: 'attempt-started', attempt: 3, of: 5 });
  });

  it('refuses a target that does not parse', async () => {
    const target = { ...EVIDENCE.target, source: 'export function twice(n) {' };

    await expect(run({ replies: [], outcomes: [], evidence: { ...EVIDENCE, target } })).rejects.toMatchObject({
      code: 'PARSE_FAILED',
    });
  });
});

function failing(turned: number): CandidateOutcome {
  return { status: 'failing', turned, stillFailing: EVIDENCE.failures.slice(turned) };
}

function text(reply: string): ModelReply {
  return { kind: 'reply', text: reply, isTruncated: false, usage: USAGE, model: 'scripted', tries: 1 };
}

function code(expression: string): ModelReply {
  return text(`So:\n\n\`\`\`js\nexport function twice(n) {\n  return ${expression};\n}\n\`\`\`\n`);
}

/** Plays a script: the last outcome is also that of all further candidates. */
async function run(script: {
  readonly replies: readonly (ModelReply | ModelFailure | BudgetEnd)[];
  readonly outcomes: readonly CandidateOutcome[];
  readonly attempts?: number;
  readonly deadlineMs?: number;
  readonly signal?: AbortSignal;
  readonly judge?: TurnsWorld['judge'];
  readonly evidence?: RepairEvidence;
  readonly earlier?: TurnsEnd['attempts'];
}): Promise<{
  end: TurnsEnd;
  events: TurnEvent[];
  requests: ModelRequest[];
  prompts: string[][];
  judged: number;
  timeouts: unknown[];
}> {
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

function titlesIn(request: ModelRequest): string[] {
  return lastPart(request)
    .split('\n')
    .filter((line) => line.startsWith('## '));
}

function lastPart(request: ModelRequest | undefined): string {
  return request?.messages[0]?.parts[1]?.text ?? '';
}
