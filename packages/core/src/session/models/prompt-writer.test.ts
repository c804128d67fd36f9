import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { tempProject } from '@testheal/testkit';
import { expect, it } from 'vitest';
import type { HealEventBody } from '../../model/event.ts';
import type { ModelRequest } from '../../model/model-request.ts';
import { nodeFileSystem } from '../../node/node-file-system.ts';
import { createRedactor } from '../../secrets/redactor.ts';
import { promptWriter } from './prompt-writer.ts';

const PROMPT: ModelRequest = {
  system: 'You repair with hunter2-hunter2.',
  messages: [{ role: 'user', parts: [{ text: '# The file\n… 4 lines left out\n\n' }, { text: 'Say it:' }] }],
  maxOutputTokens: 8000,
};

function writerIn(root: string, events: HealEventBody[] = []): ReturnType<typeof promptWriter> {
  const redactor = createRedactor(['hunter2-hunter2']);
  return promptWriter({ root, redactor, notify: (event) => events.push(event), fileSystem: nodeFileSystem });
}

it('writes the prompt as it would be sent, with its size and what was cut, and tells of it', async () => {
  await using temp = await tempProject(os.tmpdir(), {});
  const events: HealEventBody[] = [];

  const told = await writerIn(temp.root, events)('src/a.ts#f', PROMPT);

  const file = '.heal/prompts/src/a.ts#f.md';
  const text = await readFile(path.join(temp.root, file), 'utf8');
  expect(text).toMatchInlineSnapshot(`
    "<!-- The first prompt of a model for src/a.ts#f. Nothing was sent.
         At most 24 tokens (three characters a token), and 8000 for the reply.
         Left out, to fit: The file: 4 lines left out.
         System: -->

    You repair with REDACTED_SECRET_1.

    <!-- User: -->

    # The file
    … 4 lines left out

    Say it:
    "
  `);
  expect(told).toBe(`its prompt, of at most 24 tokens, is in ${file}; no model was called`);
  expect(events).toEqual([
    {
      type: 'prompt-written',
      target: 'src/a.ts#f',
      file,
      inputTokens: 24,
      leftOut: ['The file: 4 lines left out'],
    },
  ]);
});

it('keeps below `.heal` what lies outside of the root', async () => {
  await using temp = await tempProject(os.tmpdir(), {});

  const told = await writerIn(temp.root)('../lib/src/a.ts', PROMPT);

  expect(told).toContain('.heal/prompts/_/lib/src/a.ts.md');
});

it('says that it cannot write, and tells of no prompt', async () => {
  await using temp = await tempProject(os.tmpdir(), { '.heal/prompts': 'a file' });
  const events: HealEventBody[] = [];

  const told = await writerIn(temp.root, events)('src/a.ts', PROMPT);

  expect(told).toMatch(/^its prompt could not be written to \.heal\/prompts\/src\/a\.ts\.md: /);
  expect(events).toEqual([]);
});
