import { describe, expect, it } from 'vitest';
import type { ModelFailure } from '../../model/model-failure.ts';
import { code, FAILED, failing, HEALED, runTurns, text, USAGE } from '../__fixtures__/scripted-turns.ts';
import type { BudgetEnd } from '../ledger.ts';

describe('proposeWithModel', () => {
  it('does not run a repeat, however it is written, and stops when it comes again', async () => {
    const again = text('```js\nexport const twice = function (n) { return (n - 1) }\n```\n');
    const { end, judged, prompts } = await runTurns({
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
    const { end } = await runTurns({
      attempts: 9,
      replies: [1, 2, 3, 4, 5].map((n) => code(`n - ${n}`)),
      outcomes: [FAILED, failing(1), FAILED, failing(1), FAILED],
    });

    expect([end.stop, end.attempts.length, end.best?.attempt]).toEqual(['no-improvement', 4, 2]);
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
    const { end } = await runTurns({ replies: [code('n - 1'), failure], outcomes: [FAILED], attempts: 9 });

    expect([end.stop, end.failure, end.attempts.length]).toEqual([stop, failure, 1]);
  });

  it('asks no more after its deadline, and tells a call what is left', async () => {
    const { end, timeouts } = await runTurns({
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
    const before = await runTurns({ replies: [code('n * 2')], outcomes: [HEALED], signal: aborted.signal });
    const during = new AbortController();
    const judging = await runTurns({
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
    const broken = runTurns({
      replies: [code('n * 2')],
      outcomes: [],
      judge: () => Promise.reject(new Error('no worker')),
    });

    await expect(broken).rejects.toThrow('no worker');
  });
});
