import { expect, it } from 'vitest';
import type { HealEvent } from '../../model/event.ts';
import { createEventStream, type EventSink, type EventStream } from './event-stream.ts';

const NOTICE = { type: 'notice', message: 'the key is hunter2' } as const;
const STAMPED = { runId: 'run-1', time: '2026-01-02T03:04:05.678Z', type: 'notice', message: 'the key is ***' };

interface Opened extends EventStream {
  readonly problems: string[];
  /** What the stream waited with, in milliseconds; the wait ends at once. */
  readonly waits: number[];
}

function open(...sinks: EventSink[]): Opened {
  const problems: string[] = [];
  const waits: number[] = [];
  const stream = createEventStream({
    runId: 'run-1',
    sinks,
    now: () => '2026-01-02T03:04:05.678Z',
    wait: async (ms) => void waits.push(ms),
    redact: (text) => text.replaceAll('hunter2', '***'),
    onProblem: (message) => problems.push(message),
  });
  return { ...stream, problems, waits };
}

function sink(take: (event: HealEvent) => unknown, more: Partial<EventSink> = {}): EventSink {
  return { take, problem: (error) => `it failed: ${(error as Error).message}`, ...more };
}

it('stamps events, takes secrets out of all their texts, and hands them on in order', () => {
  const seen: HealEvent[] = [];
  const stream = open(sink((event) => seen.push(event)));

  stream.emit(NOTICE);
  stream.emit({ type: 'proof-progress', target: 'src/hunter2.ts', done: 1, of: 2 });
  stream.emit({ type: 'patch-proved', target: 'a', change: { line: 1, before: 'hunter2', after: '', others: 0 } });

  expect(seen).toMatchObject([
    STAMPED,
    { type: 'proof-progress', target: 'src/***.ts', done: 1, of: 2 },
    { type: 'patch-proved', change: { line: 1, before: '***' } },
  ]);
});

it('lets no sink change what another one gets', () => {
  const seen: HealEvent[] = [];
  const change = (event: HealEvent): void => void ((event as { message: string }).message = 'mine');
  const stream = open(
    sink(change),
    sink((event) => seen.push(event)),
  );

  stream.emit(NOTICE);

  expect(seen).toEqual([STAMPED]);
  expect(stream.problems).toEqual([expect.stringContaining('it failed: ')]);
});

it('tells once of an observer that throws every time, and goes on giving it events', () => {
  let calls = 0;
  const stream = open(
    sink(() => {
      calls += 1;
      throw new Error(`no ${calls}`);
    }),
  );

  for (let at = 0; at < 3; at += 1) stream.emit(NOTICE);

  expect({ calls, problems: stream.problems }).toEqual({ calls: 3, problems: ['it failed: no 1'] });
});

it('gives no more to a sink that ends by its first problem', () => {
  let calls = 0;
  const failing = sink(
    () => {
      calls += 1;
      throw new Error('disk full');
    },
    { endsByProblem: true },
  );
  const stream = open(failing);

  for (let at = 0; at < 3; at += 1) stream.emit(NOTICE);

  expect({ calls, problems: stream.problems }).toEqual({ calls: 1, problems: ['it failed: disk full'] });
});

it('waits at the end for observers that are not done, and tells once of those that reject', async () => {
  const ends: (() => void)[] = [];
  const stream = open(
    sink(() => new Promise<void>((resolve) => ends.push(resolve))),
    sink(async () => Promise.reject(new Error('no network'))),
  );
  stream.emit(NOTICE);
  stream.emit(NOTICE);
  ends.forEach((end) => end());

  await stream.settle();

  expect(stream.problems).toEqual(['it failed: no network']);
  expect(stream.waits).toEqual([2_000]);
});

it('does not wait longer than 2 s for an observer that never ends', async () => {
  const stream = open(sink(() => new Promise(() => undefined)));
  stream.emit(NOTICE);

  await stream.settle();

  expect({ problems: stream.problems, waits: stream.waits }).toEqual({ problems: [], waits: [2_000] });
});
