import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { tempProject } from '@testheal/testkit';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import type { HealEvent } from '../src/model/event.ts';
import { FILES, runOnDisk } from './support/run-on-disk.ts';

const validate = new Ajv2020({ strict: true }).compile(
  JSON.parse(readFileSync(new URL('../schema/event.schema.json', import.meta.url), 'utf8')) as object,
);

it('tells a run from its start to its end, to a file and to an observer alike, without secrets', async () => {
  await using temp = await tempProject(os.tmpdir(), {});
  const events = path.join(temp.root, 'out/events.jsonl');
  const seen: HealEvent[] = [];
  const options = { mode: 'apply', events, onEvent: (event: HealEvent) => seen.push(event) } as const;
  const source = `const key = 'sk-live-4242aaaa1111bbbb';\n${FILES['src/a.ts']}`;

  await runOnDisk({ files: { ...FILES, 'src/a.ts': source }, options }, async ({ outcome }) => {
    const lines = (await readFile(events, 'utf8')).trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(seen);
    expect(seen.filter((event) => !validate(event))).toEqual([]);
    expect(new Set(seen.map(({ runId }) => runId)).size).toBe(1);
    expect(seen.map(({ type }) => type)).toEqual([
      'run-started',
      'targets-found',
      'target-started',
      'probe-started',
      'patch-proved',
      'proof-progress',
      'target-ended',
      'patches-applied',
      'notice',
      'notice',
      'run-ended',
    ]);
    expect(seen.at(-1)).toMatchObject({ exitCode: 0, targets: 1, healed: 1, applied: 1 });
    expect(seen.find(({ type }) => type === 'patches-applied')).toMatchObject({
      files: ['src/a.ts'],
      applyId: outcome.report?.applyId,
    });
    expect(lines.join('')).not.toContain('4242aaaa');
    expect(lines.join('')).toContain('+  return x + 1;');
  });
});

it('goes on, with one notice each, when the file cannot be written and the observer throws', async () => {
  const onEvent = (): never => {
    throw new Error('not today');
  };

  await runOnDisk({ options: { events: '/dev/null/events.jsonl', onEvent } }, async ({ outcome, output }) => {
    expect(outcome.report).toMatchObject({ totals: { healed: 1 } });
    expect(outcome.report?.notices.slice(1)).toEqual([
      expect.stringMatching(
        /^the events cannot be written to `\/dev\/null\/events\.jsonl`: E(?:EXIST|NOTDIR).*; the run goes on$/,
      ),
      'the option `onEvent` failed: not today; the run goes on, and so do its events',
    ]);
    expect(output.match(/not today/g)).toHaveLength(1);
  });
});

it('tells of an observer that rejects at the very end, below the report', async () => {
  const onEvent = async ({ type }: HealEvent): Promise<void> => {
    if (type === 'run-ended') throw new Error('too late');
  };

  await runOnDisk({ options: { onEvent } }, async ({ outcome, output }) => {
    expect(outcome.report?.notices).toEqual(['a notice of the runner']);
    expect(output).toMatch(/heal: the option `onEvent` failed: too late; the run goes on, and so do its events\n$/);
  });
});
