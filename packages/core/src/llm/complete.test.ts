import { expect, it } from 'vitest';
import { ModelError, type ModelFailure } from '../model/model-failure.ts';
import type { ModelChunk, ModelReply } from '../model/model-reply.ts';
import type { ModelRequest } from '../model/model-request.ts';
import { systemTimer } from '../node/system-timer.ts';
import type { LanguageModel } from '../ports/language-model.ts';
import type { Timer } from '../ports/timer.ts';
import type { CompleteOptions } from './complete-options.ts';
import { complete } from './complete.ts';

type Step = ModelChunk | Error | (() => Promise<unknown>);

const REQUEST: ModelRequest = {
  system: 'You repair.',
  messages: [{ role: 'user', parts: [{ text: 'Repair this.' }] }],
  maxOutputTokens: 1000,
};
const END: ModelChunk = { type: 'end', reason: 'complete' };
const BUSY: ModelFailure = { kind: 'overloaded', message: 'busy', status: 529 };
const say = (text: string): ModelChunk => ({ type: 'text', text });
const used = (inputTokens: number, outputTokens: number): ModelChunk => ({
  type: 'usage',
  usage: { inputTokens, cachedInputTokens: 0, cacheWriteTokens: 0, outputTokens },
});

it('gives the text of a reply as one, and each piece as it comes', async () => {
  const seen: string[] = [];
  const model = modelOf([say('one '), { type: 'alive' }, say('two'), used(10, 2), END]);

  const reply = await ask(model, { onText: (text) => seen.push(text) });

  expect(reply).toEqual({
    kind: 'reply',
    text: 'one two',
    isTruncated: false,
    usage: { inputTokens: 10, cachedInputTokens: 0, cacheWriteTokens: 0, outputTokens: 2 },
    model: 'scripted-1',
    tries: 1,
  });
  expect(seen).toEqual(['one ', 'two']);
});

it('asks again after what may pass, waits twice as long each time, and counts what every try cost', async () => {
  const timer = recordingTimer();
  const retried: [string, number][] = [];
  const cut = [used(10, 1), say('half')];
  const model = modelOf(cut, [new ModelError(BUSY)], [say('whole'), used(10, 2), END]);

  const reply = await ask(model, { timer, onRetry: ({ kind }, waitMs) => retried.push([kind, waitMs]) });

  expect(reply).toMatchObject({ text: 'whole', tries: 3, usage: { inputTokens: 20, outputTokens: 3 } });
  expect(timer.waits).toEqual([375, 750]);
  expect(retried).toEqual([
    ['connection', 375],
    ['overloaded', 750],
  ]);
});

it('waits as long as the server asks, and does not ask again when that is too long', async () => {
  const timer = recordingTimer();
  const after = (retryAfterMs: number): Error =>
    new ModelError({ kind: 'rate-limited', message: 'slower', status: 429, retryAfterMs });

  const outcome = await ask(modelOf([after(1234)], [after(30_001)]), { timer });

  expect(outcome).toEqual({ kind: 'rate-limited', message: 'slower', status: 429, retryAfterMs: 30_001 });
  expect(timer.waits).toEqual([1234]);
});

it('gives up after the last try with the last failure', async () => {
  const timer = recordingTimer();
  const busy = [new ModelError(BUSY)];

  const outcome = await ask(modelOf(busy, busy, busy, [say('too late'), END]), { timer, maxTries: 3 });

  expect(outcome).toEqual(BUSY);
  expect(timer.waits).toEqual([375, 750]);
});

it.each([
  ['status 400', Object.assign(new Error('no'), { status: 400 }), 'bad-request'],
  ['status 401', Object.assign(new Error('no'), { status: 401 }), 'unauthorized'],
  ['status 403', Object.assign(new Error('no'), { status: 403 }), 'forbidden'],
  ['status 404', Object.assign(new Error('no'), { statusCode: 404 }), 'unknown-model'],
  ['no server', Object.assign(new Error('no'), { cause: { code: 'ECONNREFUSED' } }), 'unreachable'],
  ['anything else', new RangeError('odd'), 'unexpected'],
])('does not ask again after %s', async (_what, error, kind) => {
  const outcome = await ask(modelOf([error], [say('never'), END]));

  expect(outcome.kind).toBe(kind);
});

it.each<[string, Error]>([
  ['a reset', Object.assign(new Error('no'), { cause: { code: 'ECONNRESET' } })],
  ['a time-out of the network', Object.assign(new Error('no'), { code: 'ETIMEDOUT' })],
  ...[408, 409, 429, 500, 502, 503, 504, 529].map((status): [string, Error] => [
    `status ${status}`,
    Object.assign(new Error('no'), { status }),
  ]),
])('asks again after %s', async (_what, error) => {
  const outcome = await ask(modelOf([error], [say('yes'), END]));

  expect(outcome).toMatchObject({ kind: 'reply', tries: 2 });
});

it.each<[string, Step[], string]>([
  ['a refusal', [say('I can'), { type: 'end', reason: 'refused' }], 'refused'],
  ['a blank reply', [say(' \n'), END], 'empty'],
  ['no chunk at all', [], 'malformed-reply'],
  ['more text than is allowed', [say('12345'), say('67890'), say('1'), END], 'too-large'],
])('says what came when it is %s', async (_what, steps, kind) => {
  const outcome = await ask(modelOf(steps), { maxReplyBytes: 10 });

  expect(outcome.kind).toBe(kind);
});

it('tells a truncated reply from a whole one, also when nothing of it is text', async () => {
  const end: ModelChunk = { type: 'end', reason: 'truncated' };

  const replies = [await ask(modelOf([say('half'), end])), await ask(modelOf([{ type: 'alive' }, end]))];

  expect(replies).toEqual([
    { kind: 'reply', text: 'half', isTruncated: true, model: 'scripted-1', tries: 1 },
    { kind: 'reply', text: '', isTruncated: true, model: 'scripted-1', tries: 1 },
  ]);
});

it('gives up a model that is silent for too long, and does not ask it again', async () => {
  const outcome = await ask(modelOf([say('and'), never], [say('again'), END]), { timer: systemTimer, silenceMs: 20 });

  expect(outcome).toEqual({ kind: 'timeout', message: 'the model said nothing for 0 s: try again later' });
});

it('does not take a model for silent that thinks for long', async () => {
  const pause = (): Promise<unknown> => systemTimer.wait(60, new AbortController().signal);
  const thinking = Array.from({ length: 10 }, (): Step[] => [pause, { type: 'alive' }]).flat();

  const outcome = await ask(modelOf([...thinking, say('so'), END]), { timer: systemTimer, silenceMs: 400 });

  expect(outcome).toMatchObject({ text: 'so' });
});

it.each([
  ['a reply', modelOf([say('and'), never]), systemTimer],
  ['a wait', modelOf([new ModelError({ ...BUSY, retryAfterMs: 20_000 })]), systemTimer],
])('settles at once when it is aborted within %s, whether the model listens or not', async (_what, model, timer) => {
  const controller = new AbortController();
  const outcome = ask(model, { timer, signal: controller.signal });
  await systemTimer.wait(20, new AbortController().signal);
  const start = performance.now();

  controller.abort();

  expect(await outcome).toEqual({ kind: 'aborted', message: 'the call of the model was ended' });
  expect(performance.now() - start).toBeLessThan(200);
});

it('sends nothing when it is aborted before', async () => {
  const model = modelOf([say('never'), END]);

  const outcome = await ask(model, { signal: AbortSignal.abort() });

  expect(outcome.kind).toBe('aborted');
  expect(model.requests).toEqual([]);
});

it('is not harmed by observers that throw', async () => {
  const oops = (): never => {
    throw new Error('oops');
  };

  const reply = await ask(modelOf([new ModelError(BUSY)], [say('fine'), END]), { onText: oops, onRetry: oops });

  expect(reply).toMatchObject({ text: 'fine', tries: 2 });
});

it('tells the model to stop once nothing more is read', async () => {
  const model = modelOf([say('12345678901'), say('more'), END]);

  await ask(model, { maxReplyBytes: 10 });

  expect(model.requests.map(({ signal }) => signal.aborted)).toEqual([true]);
});

function ask(model: LanguageModel, options: Partial<CompleteOptions> = {}): Promise<ModelReply | ModelFailure> {
  return complete(model, REQUEST, {
    signal: new AbortController().signal,
    timer: recordingTimer(),
    random: () => 0.5,
    ...options,
  });
}

function never(): Promise<unknown> {
  return new Promise(() => undefined);
}

/** A model that does one script a request. */
function modelOf(...scripts: readonly (readonly Step[])[]): LanguageModel & { requests: { signal: AbortSignal }[] } {
  const requests: { signal: AbortSignal }[] = [];
  return {
    provider: 'scripted',
    name: 'scripted-1',
    requests,
    async *complete(_request, { signal }) {
      requests.push({ signal });
      for (const step of scripts[requests.length - 1] ?? []) {
        if (step instanceof Error) throw step;
        if (typeof step === 'function') await step();
        else yield step;
      }
    },
  };
}

/** Back-off takes no time; silence never ends. */
function recordingTimer(): Timer & { waits: number[] } {
  const waits: number[] = [];
  return {
    waits,
    wait(ms, signal) {
      if (ms === 120_000) return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
      waits.push(ms);
      return Promise.resolve();
    },
  };
}
