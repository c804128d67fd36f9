import { type ModelServer, startModelServer, tempProject } from '@testheal/testkit';
import { expect, it } from 'vitest';
import { writeConsent } from '../../llm/consent.ts';
import type { ModelRequest } from '../../model/model-request.ts';
import { nodeFileSystem } from '../../node/node-file-system.ts';
import { systemClock } from '../../node/system-clock.ts';
import { DEFAULT_OPTIONS } from '../../options/default-options.ts';
import type { HealOptions } from '../../options/heal-options.ts';
import { openRunModels, type RunModels } from './run-models.ts';

const NEVER = new AbortController().signal;
const KEYS = { ANTHROPIC_API_KEY: 'sk-ant-ZyXwVu9876543210', OPENAI_API_KEY: 'sk-proj-AbCdEf0123456789' };

it.each<[string, Partial<HealOptions>, Record<string, string>, object]>([
  [
    'a key is set, and nobody has allowed it',
    {},
    KEYS,
    { message: 'claude-sonnet-5-5 could try: npx heal consent', isAsked: true },
  ],
  ['nothing is set up', {}, {}, { message: expect.stringContaining('no model is set up'), isAsked: false }],
  [
    'it is off',
    { llm: false, provider: 'openai' },
    KEYS,
    { message: 'models are off: `llm` is false', isAsked: false },
  ],
  [
    'it is allowed, and the key is missing',
    { llm: true, provider: 'google' },
    KEYS,
    { message: 'no key for `google`: set the variable GEMINI_API_KEY', isAsked: true },
  ],
])('has no models when %s', async (_what, options, env, models) => {
  await using project = await tempProject(import.meta.dirname, {});

  expect(await open(project.root, options, env)).toEqual({ status: 'none', ...models });
});

it('says in one line which package is missing', async () => {
  await using project = await tempProject(import.meta.dirname, {
    'node_modules/openai/package.json': '{"name":"openai","main":"index.cjs"}',
    'node_modules/openai/index.cjs': 'exports.x = 1;',
  });

  const models = await open(project.root, { llm: true, provider: 'openai' }, KEYS);

  expect(models).toEqual({
    status: 'none',
    message: 'this version of openai does not fit: npm i -D openai@6',
    isAsked: true,
  });
});

it('makes calls by the options of the run: allowed, redacted with the .env files, and within the budget', async () => {
  await using server = await startModelServer(() => ({ type: 'text', text: 'use REDACTED_SECRET_1' }));
  await using project = await tempProject(import.meta.dirname, { '.env.test': 'PIN_CODE_SECRET=4711-0815' });
  const models = ready(await open(project.root, { llm: true, modelCalls: 2, targetCalls: 1, ...local(server) }));

  const call = models.callFor('src/a.ts#a');
  const reply = await call(requestOf('the pin is 4711-0815'), { signal: NEVER });
  const again = await call(requestOf('x'), { signal: NEVER });
  const other = await models.callFor('src/b.ts#b')(requestOf('x'), { signal: NEVER });
  const third = await models.callFor('src/c.ts#c')(requestOf('x'), { signal: NEVER });

  expect(reply).toMatchObject({ kind: 'reply', text: 'use 4711-0815' });
  expect([again, other, third]).toMatchObject([
    { kind: 'budget', limit: 'calls', scope: 'target' },
    { kind: 'reply' },
    { kind: 'budget', limit: 'calls', scope: 'run' },
  ]);
  expect(server.requests.map(({ text }) => text).join('')).not.toContain('4711-0815');
  expect(models.ledger.run()).toMatchObject({ calls: 2, unpriced: ['qwen'] });
});

it('goes by a consent of the workspace, and by none under CI unless the run asks', async () => {
  await using server = await startModelServer([]);
  await using project = await tempProject(import.meta.dirname, { 'packages/a/package.json': '{}' });
  const host = new URL(server.baseUrls['openai-compatible']).host;
  const given = { version: 1, provider: 'openai-compatible', model: 'qwen', host, files: 1, bytes: 1 } as const;
  await writeConsent(nodeFileSystem, project.root, given);
  const root = `${project.root}/packages/a`;
  const statusOf = async (more: Partial<HealOptions>, env: Record<string, string>): Promise<string> =>
    (await open(root, { ...local(server), ...more }, env, project.root)).status;

  expect(await statusOf({}, {})).toBe('ready');
  expect(await statusOf({}, { CI: 'true' })).toBe('none');
  expect(await statusOf({ llm: true }, { CI: 'true' })).toBe('none');
  expect(await statusOf({ llm: true, llmByRun: true }, { CI: 'true' })).toBe('ready');
});

it("takes the user's own object", async () => {
  await using project = await tempProject(import.meta.dirname, {});
  const model: NonNullable<HealOptions['model']> = {
    provider: 'mine',
    name: 'my-1',
    async *complete({ messages }) {
      yield { type: 'text', text: `you said ${messages[0]?.parts[0]?.text}` };
      yield { type: 'end', reason: 'complete' };
    },
  };

  const models = ready(await open(project.root, { llm: true, model }));

  expect(await models.callFor('a')(requestOf('hello'), { signal: NEVER })).toMatchObject({ text: 'you said hello' });
});

function open(
  root: string,
  options: Partial<HealOptions>,
  env: Record<string, string> = {},
  workspace: string = root,
): Promise<RunModels> {
  return openRunModels({
    root,
    workspace,
    options: { ...DEFAULT_OPTIONS, ...options },
    env,
    clock: systemClock,
    random: () => 0,
  });
}

function ready(models: RunModels): Extract<RunModels, { status: 'ready' }> {
  if (models.status !== 'ready') throw new Error(models.message);
  return models;
}

function local(server: ModelServer): Partial<HealOptions> {
  return { baseUrl: server.baseUrls['openai-compatible'], model: 'qwen' };
}

function requestOf(text: string): ModelRequest {
  return { system: 'S', messages: [{ role: 'user', parts: [{ text }] }], maxOutputTokens: 4000 };
}
