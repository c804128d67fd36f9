import { describe, expect, it } from 'vitest';
import type { ModelFailure } from '../../model/model-failure.ts';
import {
  code,
  EVIDENCE,
  FAILED,
  failing,
  HEALED,
  lastPart,
  runTurns,
  SOURCE,
  text,
} from '../__fixtures__/scripted-turns.ts';

describe('proposeWithModel', () => {
  it('heals in turn 2 after a wrong turn 1, whose outcome is in the prompt', async () => {
    const { end, events, prompts } = await runTurns({
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
    const { end, judged } = await runTurns({
      attempts: 3,
      replies: [1, 2, 3, 4].map((n) => code(`n - ${n}`)),
      outcomes: [FAILED],
    });

    expect([end.stop, end.attempts.length, judged]).toEqual(['exhausted', 3, 3]);
  });

  it('tells every kind of outcome, and judges no reply that cannot be used', async () => {
    const { end, prompts, judged } = await runTurns({
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

  it('goes on after a refusal, which is an answer', async () => {
    const refused: ModelFailure = { kind: 'refused', message: 'the model would not' };

    const { end } = await runTurns({ replies: [refused, code('n * 2')], outcomes: [HEALED] });

    expect([end.stop, end.attempts[0]?.outcome]).toEqual([
      'healed',
      { status: 'unusable', reason: 'no-code', detail: 'the model would not' },
    ]);
  });

  it('goes on from what another model tried: told with its outcome, and not run again', async () => {
    const first = await runTurns({
      replies: [1, 2].map((n) => code(`n - ${n}`)),
      outcomes: [failing(1), FAILED],
      attempts: 2,
    });
    const second = await runTurns({
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

    await expect(runTurns({ replies: [], outcomes: [], evidence: { ...EVIDENCE, target } })).rejects.toMatchObject({
      code: 'PARSE_FAILED',
    });
  });
});
