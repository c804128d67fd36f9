import { startModelServer, type ScriptedReply } from '@testheal/testkit';
import { expect, it } from 'vitest';
import type { ModelRequest } from '../model/model-request.ts';
import { PROVIDER_NAMES, type ProviderName } from '../model/provider-name.ts';
import { packageLoader } from '../node/package-loader.ts';
import { systemClock } from '../node/system-clock.ts';
import { systemTimer } from '../node/system-timer.ts';
import { DOTENV, PLANTED } from '../secrets/__fixtures__/planted-secrets.ts';
import { knownSecrets } from '../secrets/known-secrets.ts';
import { createRedactor } from '../secrets/redactor.ts';
import { createModel } from './create-model.ts';
import { createLedger, type Ledger, type LedgerOptions } from './ledger.ts';
import { createModelCall, type ModelCall } from './model-call.ts';

const FINE: ScriptedReply = { type: 'text', text: 'fine' };
const NEVER = new AbortController().signal;

it.each(PROVIDER_NAMES)('sends no secret to %s, and puts back those that the reply names', async (provider) => {
  await using server = await startModelServer(({ text }) => ({
    type: 'text',
    text: `const url = 'postgres://me:${/me:(\w+)@db/.exec(text)?.[1]}@db';`,
  }));
  const { call } = await callOf(provider, server.baseUrls[provider]);
  const texts = PLANTED.map(([, text]) => text);

  const reply = await call(requestOf(texts.join('\n')), { signal: NEVER });

  const sent = server.requests.map(({ text }) => text).join('');
  expect(PLANTED.filter(([, , secret]) => sent.includes(secret)).map(([kind]) => kind)).toEqual([]);
  expect(sent).toContain('REDACTED_SECRET_');
  expect(reply).toMatchObject({ text: "const url = 'postgres://me:hunter2@db';" });
});

it('asks for nothing when the budget does not allow it', async () => {
  await using server = await startModelServer([FINE]);
  const { call } = await callOf('openai', server.baseUrls.openai, { run: { calls: 0 } });

  expect(await call(requestOf('x'), { signal: NEVER })).toMatchObject({ kind: 'budget', limit: 'calls', scope: 'run' });
  expect(server.requests).toEqual([]);
});

it('lets one of three targets ask at once when one call is allowed, and books it', async () => {
  await using server = await startModelServer(() => FINE);
  const { call, ledger } = await callOf('openai', server.baseUrls.openai, { run: { calls: 1 } });

  const outcomes = await Promise.all(['a', 'b', 'c'].map(() => call(requestOf('x'), { signal: NEVER })));

  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['budget', 'budget', 'reply']);
  expect(server.requests).toHaveLength(1);
  expect(ledger.run()).toMatchObject({ calls: 1, inputTokens: 11, outputTokens: 7 });
});

it('asks for no more output than what is left', async () => {
  await using server = await startModelServer([FINE]);
  const { call } = await callOf('openai', server.baseUrls.openai, { target: { tokens: 2000 } });

  await call(requestOf('x'), { signal: NEVER });

  expect(server.requests[0]?.body['max_completion_tokens']).toBe(1999);
});

it.each<[string, Partial<LedgerOptions>, number | undefined]>([
  ['the time that is left of the budget', { run: { timeMs: 60 } }, undefined],
  ['its own time', {}, 60],
])('gives up a call that takes longer than %s, tries and waits included', async (_what, budget, timeoutMs) => {
  await using server = await startModelServer(() => ({ type: 'error', status: 503, headers: { 'retry-after': '2' } }));
  const { call, ledger } = await callOf('openai', server.baseUrls.openai, budget);

  const outcome = await call(requestOf('x'), { signal: NEVER, ...(timeoutMs !== undefined && { timeoutMs }) });

  expect(outcome).toMatchObject({ kind: 'timeout' });
  expect(ledger.run().calls).toBe(1);
});

it('takes an abort for an abort, and settles the call', async () => {
  await using server = await startModelServer([{ type: 'hang' }]);
  const { call, ledger } = await callOf('openai', server.baseUrls.openai);
  const controller = new AbortController();
  const outcome = call(requestOf('x'), { signal: controller.signal, timeoutMs: 10_000 });

  controller.abort();

  expect(await outcome).toMatchObject({ kind: 'aborted' });
  expect(ledger.run()).toMatchObject({ calls: 1, isEstimate: true });
});

async function callOf(
  provider: ProviderName,
  baseUrl: string,
  budgets: Partial<LedgerOptions> = {},
): Promise<{ readonly call: ModelCall; readonly ledger: Ledger }> {
  const settings = { provider, model: 'scripted-1', baseUrl };
  const model = await createModel(settings, { env: {}, loadPackage: packageLoader(import.meta.dirname) });
  if ('kind' in model) throw new Error(model.message);
  const ledger = createLedger({ run: {}, target: {}, clock: systemClock, ...budgets });
  const redactor = createRedactor(knownSecrets({ GATE_TOKEN: 'open-sesame' }, [DOTENV]));
  const call = createModelCall({ model, ledger, target: 'a', redactor, timer: systemTimer, random: () => 0 });
  return { call, ledger };
}

function requestOf(text: string): ModelRequest {
  return { system: 'S', messages: [{ role: 'user', parts: [{ text, isStable: true }] }], maxOutputTokens: 4000 };
}
