import { expect, it } from 'vitest';
import { ModelError, type ModelFailure } from '../../model/model-failure.ts';
import type { ModelChunk, ModelReply } from '../../model/model-reply.ts';
import type { ModelRequest } from '../../model/model-request.ts';
import type { LanguageModel } from '../../ports/language-model.ts';
import type { Timer } from '../../ports/timer.ts';
import { complete } from '../complete.ts';
import { readRecording } from './recorded-call.ts';
import { recordModel, type Recorder } from './record-model.ts';
import { replayModel } from './replay-model.ts';

const USAGE = { inputTokens: 12, cachedInputTokens: 2, cacheWriteTokens: 0, outputTokens: 3 };
const END: ModelChunk = { type: 'end', reason: 'complete' };

function text(said: string): ModelChunk {
  return { type: 'text', text: said };
}

/** Waits are over at once, save for the one that a silent model would have. */
const TIMER: Timer = {
  wait: (ms, signal) =>
    ms < 60_000 ? Promise.resolve() : new Promise((resolve) => signal.addEventListener('abort', () => resolve())),
};

/** Says the next of these each time it is asked. */
function scripted(...replies: readonly (readonly (ModelChunk | Error)[])[]): LanguageModel {
  const left = [...replies];
  return {
    provider: 'anthropic',
    name: 'scripted',
    async *complete() {
      for (const chunk of left.shift() ?? []) {
        if (chunk instanceof Error) throw chunk;
        yield chunk;
      }
    },
  };
}

function request(ending: string): ModelRequest {
  const parts = [
    { text: '# The file "a.ts"\n\nx\n\n# Failing tests\n\ny\n\n', isStable: true as const },
    { text: ending },
  ];
  return { system: 'rules', messages: [{ role: 'user', parts }], maxOutputTokens: 100 };
}

function recorder(redact: Recorder['redact'] = (said) => said): Recorder & { readonly lines: string[] } {
  const lines: string[] = [];
  return { file: 'r.jsonl', redact, lines, begin: async () => undefined, add: async (line) => void lines.push(line) };
}

async function ask(
  model: LanguageModel,
  asked: ModelRequest,
): Promise<{ outcome: ModelReply | ModelFailure; heard: string[] }> {
  const heard: string[] = [];
  const outcome = await complete(model, asked, {
    signal: new AbortController().signal,
    timer: TIMER,
    random: () => 0,
    onText: (said) => heard.push(said),
  });
  return { outcome, heard };
}

/** The model as its recording has it. */
function replayed(lines: readonly string[]): LanguageModel {
  const calls = readRecording(lines.join(''));
  if (calls?.[0] === undefined) throw new Error('no recording');
  return replayModel('r.jsonl', calls[0], calls);
}

it('says again what was recorded, piece by piece, with its failures, whatever the order', async () => {
  const model = scripted(
    [text('a'), { type: 'alive' }, text('b'), { type: 'usage', usage: USAGE }, END],
    [new ModelError({ kind: 'overloaded', message: 'busy', status: 529 })],
    [text('c'), END],
    [text('cut')],
    [text('whole'), { type: 'end', reason: 'truncated' }],
    [new ModelError({ kind: 'unauthorized', message: 'no', status: 401 })],
  );
  const book = recorder();
  const recording = recordModel(model, book);
  const asked = ['one', 'two', 'three', 'four'].map(request);
  const first = [];
  for (const each of asked) first.push(await ask(recording, each));

  const again = replayed(book.lines);
  const second = [];
  for (const each of asked) second.push(await ask(again, each));

  expect(second).toEqual(first);
  expect(first.map(({ outcome }) => outcome.kind)).toEqual(['reply', 'reply', 'reply', 'unauthorized']);
  expect(first.map(({ heard }) => heard)).toEqual([['a', 'b'], ['c'], ['cut', 'whole'], []]);
  expect([again.provider, again.name, book.lines.length]).toEqual(['anthropic', 'scripted', 6]);

  const turned = replayed(book.lines);
  expect(await ask(turned, request('four'))).toEqual(first[3]);
  expect(await ask(turned, request('one'))).toEqual(first[0]);
});

it.each<[string, ModelRequest, string]>([
  ['another ending', request('other'), 'the section “user” differs'],
  ['other rules', { ...request('one'), system: 'more rules' }, 'the section “rules” differs'],
  ['a section more', request('# Your earlier attempts\n\n1'), 'there is a section more, “Your earlier attempts”'],
  ['another cap', { ...request('one'), maxOutputTokens: 50 }, 'the reply may have 50 tokens, and not 100'],
])('tells what differs when it is asked with %s, and says nothing', async (_what, asked, told) => {
  const book = recorder();
  const recording = recordModel(scripted([text('a'), END]), book);
  await ask(recording, request('one'));

  const { outcome, heard } = await ask(replayed(book.lines), asked);

  expect(heard).toEqual([]);
  expect(outcome).toEqual({
    kind: 'replay-differs',
    message: `the request is not the one recorded in r.jsonl: ${told}; bring back what was recorded, or record it again: --heal-record`,
  });
});

it('does not say the same twice when it was asked once', async () => {
  const book = recorder();
  await ask(recordModel(scripted([text('a'), END]), book), request('one'));
  const again = replayed(book.lines);
  await ask(again, request('one'));

  expect((await ask(again, request('one'))).outcome).toMatchObject({
    kind: 'replay-differs',
    message: expect.stringContaining('it was asked more than the 1 time that is recorded'),
  });
});

it('holds no text of a request, and no secret of a reply, also when it came in pieces', async () => {
  const book = recorder((said) => said.replaceAll('s3cret', '<name>'));
  const model = scripted(
    [text('a s3c'), text('ret'), { type: 'usage', usage: USAGE }, END],
    [new ModelError({ kind: 'bad-request', message: 'no s3cret' })],
  );
  const recording = recordModel(model, book);
  const heard = [await ask(recording, request('TELLTALE')), await ask(recording, request('two'))];

  expect(heard.map(({ outcome }) => outcome.kind)).toEqual(['reply', 'bad-request']);
  expect(book.lines.join('')).not.toMatch(/s3c|TELLTALE|\bx\b/);
  expect((await ask(replayed(book.lines), request('TELLTALE'))).outcome).toMatchObject({
    text: 'a <name>',
    usage: USAGE,
  });
});

it('asks nothing when nothing can be recorded, and leaves out what was ended from outside', async () => {
  const model = scripted([text('a'), END]);
  const full = { ...recorder(), begin: async () => Promise.reject(new Error('ENOSPC: no space left')) };
  const refused = await ask(recordModel(model, full), request('one'));

  const book = recorder();
  const ended = new AbortController();
  const reading = recordModel(model, book).complete(request('one'), { signal: ended.signal })[Symbol.asyncIterator]();
  await reading.next();
  ended.abort();
  await reading.return?.();

  expect(refused.outcome).toMatchObject({
    kind: 'misconfigured',
    message: expect.stringContaining(
      'the recording r.jsonl cannot be written (ENOSPC: no space left): no model is asked',
    ),
  });
  expect(book.lines).toEqual([]);
});

it.each([
  ['cut', (line: string) => line.slice(0, -10)],
  ['of another version', (line: string) => line.replace('"version":1', '"version":2')],
  ['with a chunk of another kind', (line: string) => line.replace('"type":"end"', '"type":"stop"')],
  ['something else', () => 'hello\n'],
])('is no recording when a line of it is %s', async (_what, change) => {
  const book = recorder();
  await ask(recordModel(scripted([text('a'), END]), book), request('one'));

  expect(readRecording(book.lines.map(change).join(''))).toBeUndefined();
  expect(readRecording(book.lines.join(''))).toHaveLength(1);
});
