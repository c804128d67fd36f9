import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { tempProject } from '@testheal/testkit';
import { expect, it } from 'vitest';
import type { HealEvent } from '../../model/event.ts';
import { eventSinks } from './event-sinks.ts';

const EVENT: HealEvent = { runId: 'r', time: '2026-01-02T03:04:05.678Z', type: 'notice', message: 'two\nlines' };

it('adds a line for each event to a file that it makes with its folders', async () => {
  await using temp = await tempProject(os.tmpdir(), { 'keep/events.jsonl': '{"of":"another run"}\n' });
  const [made] = eventSinks({ events: path.join(temp.root, 'a/b/events.jsonl') });
  const [kept] = eventSinks({ events: path.join(temp.root, 'keep/events.jsonl') });

  for (const sink of [made, made, kept]) sink?.take(EVENT);

  const line = `${JSON.stringify(EVENT)}\n`;
  expect(await readFile(path.join(temp.root, 'a/b/events.jsonl'), 'utf8')).toBe(line + line);
  expect(await readFile(path.join(temp.root, 'keep/events.jsonl'), 'utf8')).toBe(`{"of":"another run"}\n${line}`);
});

it('says which file cannot be written and why, and takes no more events then', async () => {
  await using temp = await tempProject(os.tmpdir(), { file: '' });
  const events = path.join(temp.root, 'file/events.jsonl');
  const [sink] = eventSinks({ events });

  const problem = problemOf(() => sink?.take(EVENT), sink?.problem);

  expect(problem).toMatch(/^the events cannot be written to `.*events\.jsonl`: E(?:NOTDIR|EXIST).*; the run goes on$/);
  expect(sink?.endsByProblem).toBe(true);
});

it('gives an observer each event, and what it throws is one line that goes on', () => {
  const seen: HealEvent[] = [];
  const [sink] = eventSinks({ onEvent: (event) => seen.push(event) });

  sink?.take(EVENT);

  expect(seen).toEqual([EVENT]);
  expect(sink?.problem(new Error('no\nnetwork'))).toBe(
    'the option `onEvent` failed: no; the run goes on, and so do its events',
  );
});

it('is nobody unless somebody is asked for', () => {
  expect(eventSinks({})).toEqual([]);
});

function problemOf(act: () => unknown, say: ((error: unknown) => string) | undefined): string | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    return say?.(error);
  }
}
