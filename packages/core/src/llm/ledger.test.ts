import { expect, it } from 'vitest';
import type { ModelFailure } from '../model/model-failure.ts';
import type { ModelReply } from '../model/model-reply.ts';
import type { ModelBudget } from '../model/spending.ts';
import { createLedger, type Ledger, type LedgerOptions, type PlannedCall } from './ledger.ts';

const SONNET = { provider: 'anthropic', name: 'claude-sonnet-5-5' };
const LLAMA = { provider: 'openai-compatible', name: 'llama' };
const CALL: PlannedCall = { target: 'a', model: SONNET, inputTokens: 10_000, maxOutputTokens: 4000 };
const NOTHING = {
  calls: 0,
  inputTokens: 0,
  cachedInputTokens: 0,
  outputTokens: 0,
  usd: 0,
  unpriced: [],
  isEstimate: false,
  timeMs: 0,
};

it('lets one call through of three targets that ask at once when one is allowed', async () => {
  const ledger = ledgerOf({ run: { calls: 1 } });

  const asked = await Promise.all(['a', 'b', 'c'].map(async (target) => ledger.reserve({ ...CALL, target })));

  expect(asked.map(({ kind }) => kind)).toEqual(['reservation', 'budget', 'budget']);
  expect(asked[1]).toEqual({
    kind: 'budget',
    limit: 'calls',
    scope: 'run',
    message: 'no calls of models are left for this run: --heal-model-calls allows more',
  });
});

it('books what a call really took, for its target and for the run', () => {
  const clock = { time: 1000, now: () => clock.time };
  const ledger = ledgerOf({ clock });

  const reservation = reserved(ledger, CALL);
  clock.time += 2500;
  reservation.settle(reply({ inputTokens: 9000, cachedInputTokens: 1000, cacheWriteTokens: 4000, outputTokens: 500 }));

  const spent = {
    ...NOTHING,
    calls: 1,
    inputTokens: 9000,
    cachedInputTokens: 1000,
    outputTokens: 500,
    usd: (4000 * 2 + 1000 * 0.2 + 4000 * 2.5 + 500 * 10) / 1e6,
    timeMs: 2500,
  };
  expect([ledger.run(), ledger.target('a'), ledger.target('b')]).toEqual([spent, spent, NOTHING]);
});

it('gives back what a call did not take', () => {
  const ledger = ledgerOf({ run: { tokens: 20_000 } });
  const first = reserved(ledger, CALL);
  expect(ledger.reserve(CALL)).toMatchObject({ kind: 'budget', limit: 'tokens' });

  first.settle(reply({ inputTokens: 5000, cachedInputTokens: 0, cacheWriteTokens: 0, outputTokens: 1000 }));

  expect(ledger.reserve(CALL)).toMatchObject({ kind: 'reservation', maxOutputTokens: 4000 });
});

it.each<[string, ModelBudget, number | string]>([
  ['tokens', { tokens: 12_500 }, 2500],
  // The input may all be written to the cache: 10,000 for 2.5 a million.
  ['USD', { usd: 0.045 }, 2000],
  ['fewer tokens than a repair needs', { tokens: 10_900 }, 'tokens'],
  ['less USD than a repair needs', { usd: 0.0349 }, 'usd'],
  ['no time', { timeMs: 0 }, 'timeMs'],
  ['no calls', { calls: 0 }, 'calls'],
])('cuts a call to what is left, or refuses it: %s', (_what, budget, allowed) => {
  for (const scope of ['run', 'target'] as const) {
    const answer = ledgerOf({ [scope]: budget }).reserve(CALL);

    const expected =
      typeof allowed === 'number'
        ? { kind: 'reservation', maxOutputTokens: allowed }
        : { kind: 'budget', limit: allowed, scope };
    expect(answer).toMatchObject(expected);
  }
});

it('gives a call the time that is left', () => {
  const clock = { time: 0, now: () => clock.time };
  const ledger = ledgerOf({ run: { timeMs: 5000 }, target: { timeMs: 60_000 }, clock });
  const first = reserved(ledger, CALL);
  clock.time += 3000;

  first.settle(reply());

  expect(first.timeoutMs).toBe(5000);
  expect(reserved(ledger, CALL).timeoutMs).toBe(2000);
});

it('takes an unknown price for unknown: the limit in tokens holds, and the one in USD says nothing', () => {
  const ledger = ledgerOf({ run: { usd: 0, tokens: 12_000 } });

  const reservation = reserved(ledger, { ...CALL, model: LLAMA });
  reservation.settle(reply());

  expect(reservation.maxOutputTokens).toBe(2000);
  expect(ledger.run()).toMatchObject({ usd: 0, unpriced: ['llama'] });
  expect(ledger.reserve({ ...CALL, model: LLAMA })).toMatchObject({ kind: 'budget', limit: 'tokens' });
});

it("takes the user's own price over the list, and where the list has none", () => {
  const ledger = ledgerOf({ prices: { llama: { input: 1, output: 1 }, 'claude-sonnet-5-5': { input: 0, output: 0 } } });

  for (const model of [LLAMA, SONNET]) {
    reserved(ledger, { ...CALL, model }).settle(
      reply({ inputTokens: 1_000_000, cachedInputTokens: 0, cacheWriteTokens: 0, outputTokens: 0 }),
    );
  }

  expect(ledger.run()).toMatchObject({ usd: 1, unpriced: [] });
});

it.each<[string, ModelReply | ModelFailure, number, boolean]>([
  ['a reply of which the server does not say what it took', reply(), 14_000, true],
  ['a reply that broke off', { kind: 'connection', message: 'cut' }, 14_000, true],
  [
    'a reply that broke off after it was counted',
    { kind: 'connection', message: 'cut', usage: usage(9, 1) },
    10,
    false,
  ],
  ['an error instead of an answer', { kind: 'server-error', message: 'no', status: 500 }, 0, false],
  ['a server that is not there', { kind: 'unreachable', message: 'no' }, 0, false],
])('counts %s as high as it may have been, and not higher', (_what, outcome, tokens, isEstimate) => {
  const ledger = ledgerOf({});

  reserved(ledger, CALL).settle(outcome);

  const { calls, inputTokens, outputTokens, ...rest } = ledger.run();
  expect([calls, inputTokens + outputTokens, rest.isEstimate]).toEqual([1, tokens, isEstimate]);
});

it('settles a call once, however often it is told', () => {
  const ledger = ledgerOf({});
  const reservation = reserved(ledger, CALL);

  reservation.settle(reply(usage(5, 5)));
  reservation.settle(reply(usage(500, 500)));

  expect(ledger.run()).toMatchObject({ calls: 1, inputTokens: 5, outputTokens: 5 });
});

it('knows a model of a certain day, and no model of another server by its name alone', () => {
  const ledger = ledgerOf({});

  reserved(ledger, { ...CALL, model: { provider: 'anthropic.messages', name: 'claude-sonnet-5-5-20261001' } }).settle(
    reply(usage(1_000_000, 0)),
  );
  reserved(ledger, { ...CALL, model: { ...SONNET, provider: 'openai-compatible' } }).settle(reply(usage(1, 0)));

  expect(ledger.run()).toMatchObject({ usd: 2, unpriced: ['claude-sonnet-5-5'] });
});

function ledgerOf(options: Partial<LedgerOptions>): Ledger {
  return createLedger({ run: {}, target: {}, clock: { now: () => 0 }, ...options });
}

function reserved(ledger: Ledger, call: PlannedCall): Extract<ReturnType<Ledger['reserve']>, { kind: 'reservation' }> {
  const answer = ledger.reserve(call);
  if (answer.kind !== 'reservation') throw new Error(answer.message);
  return answer;
}

function usage(inputTokens: number, outputTokens: number): NonNullable<ModelReply['usage']> {
  return { inputTokens, cachedInputTokens: 0, cacheWriteTokens: 0, outputTokens };
}

function reply(counted?: ModelReply['usage']): ModelReply {
  const shared = { kind: 'reply', text: 'x', isTruncated: false, model: 'm', tries: 1 } as const;
  return counted === undefined ? shared : { ...shared, usage: counted };
}
