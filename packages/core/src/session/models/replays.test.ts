import { existsSync } from 'node:fs';
import path from 'node:path';
import { startModelServer, tempProject } from '@testheal/testkit';
import { expect, it } from 'vitest';
import { replay } from '../../config.ts';
import type { ModelRequest } from '../../model/model-request.ts';
import { systemClock } from '../../node/system-clock.ts';
import { DEFAULT_OPTIONS } from '../../options/default-options.ts';
import type { HealOptions } from '../../options/heal-options.ts';
import { openRunModels, type RunModels } from './run-models.ts';

type Ready = Extract<RunModels, { status: 'ready' }>;

function asking(text: string): ModelRequest {
  return { system: 'rules', messages: [{ role: 'user', parts: [{ text }] }], maxOutputTokens: 100 };
}

async function open(root: string, options: Partial<HealOptions>, env: Record<string, string> = {}): Promise<Ready> {
  const question = { root, workspace: root, options: { ...DEFAULT_OPTIONS, ...options }, env };
  const models = await openRunModels({ ...question, clock: systemClock, random: () => 0 });
  if (models.status === 'none') throw new Error(models.message);
  return models;
}

async function ask(call: ReturnType<Ready['callFor']>, text: string): Promise<object> {
  return call(asking(text), { signal: new AbortController().signal });
}

it('replays both models of a recorded run with the same replies and costs, without leave, also under CI', async () => {
  await using server = await startModelServer(({ text }) => {
    return { type: 'text', text: `to ${/one|two|six/.exec(text)?.[0]}` };
  });
  await using project = await tempProject(import.meta.dirname, {});
  const file = path.join(project.root, 'r.jsonl');
  const place = { baseUrl: server.baseUrls['openai-compatible'], keyVariable: 'none' };
  const prices = { cheap: { input: 1, output: 2 }, strong: { input: 10, output: 20 } };
  const recorded = { ...place, llm: true, model: 'cheap', strongModel: 'strong', prices, record: file };

  const runs: object[] = [];
  for (const options of [recorded, { model: replay(file), strongModel: replay(file), prices }]) {
    const models = await open(project.root, options, { CI: options === recorded ? '' : 'true' });
    const { strong, callFor, ledger, decision } = models;
    if (strong?.status !== 'ready') throw new Error('there is no strong model');
    const replies = [
      await ask(callFor('a'), 'one'),
      await ask(strong.callFor('a'), 'two'),
      await ask(callFor('b'), 'six'),
    ];
    const { timeMs: _a, ...a } = ledger.target('a');
    const { timeMs: _b, ...b } = ledger.target('b');
    runs.push({ replies, names: [decision.choice.model, strong.choice.model], a, b });
  }

  expect(runs[1]).toEqual(runs[0]);
  expect(runs[0]).toMatchObject({ replies: [{ text: 'to one' }, { text: 'to two' }, { text: 'to six' }] });
  expect(server.requests).toHaveLength(3);
});

it('says why a recording cannot be replayed, when it is asked', async () => {
  await using project = await tempProject(import.meta.dirname, { 'torn.jsonl': '{"version":1', 'none.jsonl': '' });
  const told = async (name: string): Promise<object> => {
    const models = await open(project.root, { model: replay(path.join(project.root, name)) });
    const outcome = (await ask(models.callFor('a'), 'one')) as { kind: string; message: string };
    return { kind: outcome.kind, message: outcome.message.replaceAll(`${project.root}/`, '') };
  };

  expect([await told('gone.jsonl'), await told('torn.jsonl'), await told('none.jsonl')]).toEqual(
    [
      'the recording gone.jsonl cannot be read: make it with --heal-record gone.jsonl',
      'torn.jsonl is no recording, or not a whole one: record it again: --heal-record torn.jsonl',
      'the recording none.jsonl has no call of a model: record it again: --heal-record none.jsonl',
    ].map((message) => ({ kind: 'misconfigured', message })),
  );
});

it('may be forbidden as any model, and leaves an earlier recording as it is when nothing is asked', async () => {
  await using project = await tempProject(import.meta.dirname, { 'r.jsonl': 'kept' });
  const file = path.join(project.root, 'r.jsonl');

  await expect(open(project.root, { model: replay(file), llm: false })).rejects.toThrow('models are off');
  await open(project.root, { model: replay(file), record: path.join(project.root, 'other.jsonl') });
  expect(existsSync(path.join(project.root, 'other.jsonl'))).toBe(false);
});
