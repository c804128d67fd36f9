import os from 'node:os';
import { tempProject } from '@testheal/testkit';
import { expect, it } from 'vitest';
import { replay } from '../config.ts';
import { nodeFileSystem } from '../node/node-file-system.ts';
import { CLI_VARIABLES } from '../options/cli-variables.ts';
import { DEFAULT_OPTIONS } from '../options/default-options.ts';
import type { HealOptions } from '../options/heal-options.ts';
import type { WorldCache } from '../repair/world/repair-world.ts';
import { createRedactor } from '../secrets/redactor.ts';
import { runCache } from './run-cache.ts';

const KEY = 'a'.repeat(64);
const SECRET = 'open-sesame-4711';

function repairWith(text: string): Parameters<WorldCache['keep']>[0] {
  const patch = { operator: 'swap-operator', cost: 0.8, edits: [{ start: 3, end: 4, text }] };
  return { key: KEY, target: 'src/a.ts#f', proposer: 'search', plausible: 1, patches: [patch] };
}

function open(root: string, options: Partial<HealOptions>, env: Record<string, string> = {}): WorldCache | undefined {
  const asked = { ...DEFAULT_OPTIONS, ...options };
  return runCache({ root, options: asked, fileSystem: nodeFileSystem, redactor: createRedactor([SECRET]), env });
}

it.each<[string, Partial<HealOptions>, Record<string, string>]>([
  ['it is switched off', { cache: false }, {}],
  ['a bench leaves a part of the search out', { without: ['operator'] }, {}],
  ['it is the case of a bench', {}, { [CLI_VARIABLES.caseFile]: '/c/case.test.ts' }],
])('a run has no cache when %s', (_what, options, env) => {
  expect(open('/p', options, env)).toBeUndefined();
});

it.each<[string, Partial<HealOptions>]>([
  ['is recorded', { record: '/r.jsonl' }],
  ['replays a recording', { model: replay('/r.jsonl') }],
  ['replays the recording of a strong model', { strongModel: replay('/r.jsonl') }],
])('a run that %s takes nothing from others, and keeps what it finds for them', async (_what, options) => {
  await using temp = await tempProject(os.tmpdir(), {});
  await open(temp.root, options)?.keep(repairWith('+'));

  expect(await open(temp.root, options)?.find(KEY)).toBeUndefined();
  expect(await open(temp.root, {})?.find(KEY)).toMatchObject(repairWith('+'));
});

it('keeps no patch with a secret in it', async () => {
  await using temp = await tempProject(os.tmpdir(), {});

  await open(temp.root, {})?.keep(repairWith(`'${SECRET}'`));

  expect(await open(temp.root, {})?.find(KEY)).toBeUndefined();
});
