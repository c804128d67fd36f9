import { Writable } from 'node:stream';

import { describe, expect, it } from 'vitest';

import type { ProbeStats } from '../../model/probe.ts';
import { createProgress } from './progress.ts';

const TARGET = 'src/price.ts#extractPrice';

function stats(candidates: number, durationMs: number): ProbeStats {
  return { candidates, durationMs, testRuns: 0, compiles: 0, nearestTurned: 0 };
}

interface Recorder extends Writable {
  readonly columns: number;
  readonly chunks: string[];
}

function recorder(columns: number): Recorder {
  const chunks: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, callback) {
      chunks.push(String(chunk));
      callback();
    },
  });
  return Object.assign(stream, { columns, chunks });
}

function playRun(stream: Recorder, live: boolean): void {
  const progress = createProgress(stream, { color: false, live });
  progress({ type: 'targets-found', targets: 2 });
  progress({ type: 'target-started', target: TARGET, failing: 3 });
  progress({ type: 'probe-started', target: TARGET, way: 'in-place' });
  progress({ type: 'search-progress', target: TARGET, ...stats(0, 0) });
  progress({ type: 'search-progress', target: TARGET, ...stats(40, 60) });
  progress({ type: 'search-progress', target: TARGET, ...stats(1200, 2400) });
  progress({
    type: 'patch-proved',
    target: TARGET,
    change: { line: 5, before: 'total >\n    limit', after: 'total >= limit', others: 1 },
  });
  progress({ type: 'proof-progress', target: TARGET, done: 1, of: 5 });
  progress({ type: 'notice', message: 'something' });
  progress({
    type: 'target-ended',
    target: TARGET,
    status: 'healed',
    reason: 'healed',
    explanation: 'it is',
    candidates: 412,
    durationMs: 800,
    usage: { calls: 0, inputTokens: 0, outputTokens: 0, usd: 0 },
    patches: 1,
    label: 'plausible',
  });
  progress.end();
}

describe('on a terminal', () => {
  it('writes one line over and over, and one that stays for the first patch, not for every event of a search, and takes it away at the end', () => {
    const stream = recorder(80);

    playRun(stream, true);

    expect(stream.chunks.map((chunk) => chunk.replace('\r\u001b[2K', '<clear>'))).toEqual([
      '<clear> HEAL  1/2 src/price.ts#extractPrice reproducing',
      '<clear> HEAL  1/2 src/price.ts#extractPrice searching in-place',
      '<clear> HEAL  1/2 src/price.ts#extractPrice searching 0 candidates <0.1 s',
      '<clear> HEAL  1/2 src/price.ts#extractPrice searching 1 200 candidates 2.4 s',
      '<clear> HEAL  src/price.ts#extractPrice  a patch passes: line 5: `total > limit` → `total >= limit` and 1 more edit\n',
      '<clear> HEAL  1/2 src/price.ts#extractPrice verifying 1 of 5',
      '<clear>',
    ]);
  });

  it.each([10, 20, 40, 50, 60])('never fills %i columns with a line that it writes over', (columns) => {
    const stream = recorder(columns);

    playRun(stream, true);

    const widths = stream.chunks
      .filter((chunk) => !chunk.endsWith('\n'))
      .map((chunk) => chunk.replace('\r\u001b[2K', '').length);
    expect(Math.max(...widths)).toBeLessThan(columns);
  });

  it('shortens a target from its start', () => {
    const stream = recorder(54);

    playRun(stream, true);

    expect(stream.chunks[3]).toBe('\r\u001b[2K HEAL  1/2 …actPrice searching 1 200 candidates 2.4 s');
  });
});

it('stays with a target while what it uses is searched beside it, and goes on to that when the target has ended', () => {
  const stream = recorder(80);
  const progress = createProgress(stream, { color: false, live: true });
  const callee = 'src/money.ts#round';
  progress({ type: 'target-started', target: TARGET, failing: 1 });
  progress({ type: 'target-started', target: callee, failing: 1, calledBy: TARGET });
  progress({ type: 'search-progress', target: callee, ...stats(10, 50) });
  progress({ type: 'search-progress', target: TARGET, ...stats(3000, 2000) });
  progress({ type: 'search-progress', target: callee, ...stats(400, 900) });
  progress({
    type: 'target-ended',
    target: TARGET,
    status: 'not-healed',
    reason: 'exhausted',
    explanation: 'nothing passed',
    candidates: 3000,
    durationMs: 2000,
    usage: { calls: 0, inputTokens: 0, outputTokens: 0, usd: 0 },
    patches: 0,
  });
  progress({ type: 'search-progress', target: callee, ...stats(900, 1800) });
  progress.end();

  expect(stream.chunks.map((chunk) => chunk.replace('\r\u001b[2K HEAL  ', ''))).toEqual([
    `${TARGET} reproducing`,
    `${TARGET} searching 3 000 candidates 2.0 s`,
    `${callee} searching 900 candidates 1.8 s`,
    '\r\u001b[2K',
  ]);
});

it('writes one plain line at the start, the first patch and the end of a target elsewhere', () => {
  const stream = recorder(80);

  playRun(stream, false);

  expect(stream.chunks).toEqual([
    'heal src/price.ts#extractPrice: 3 failing tests, looking for a patch\n',
    'heal src/price.ts#extractPrice: a patch passes: line 5: `total > limit` → `total >= limit` and 1 more edit\n',
    'heal src/price.ts#extractPrice: healed (412 candidates, 0.8 s)\n',
  ]);
});

it.each([true, false])('goes on when the stream is broken (live: %s)', async (live) => {
  const stream = Object.assign(recorder(80), {
    _write: (_chunk: unknown, _encoding: unknown, callback: (error: Error) => void) => callback(new Error('EPIPE')),
  });
  const unhandled: unknown[] = [];
  const listener = (error: unknown): void => void unhandled.push(error);
  process.on('uncaughtException', listener);

  playRun(stream, live);
  await new Promise((resolve) => {
    setImmediate(() => setImmediate(resolve));
  });

  process.removeListener('uncaughtException', listener);
  expect(unhandled).toEqual([]);
  expect(stream.listenerCount('error')).toBe(0);
});

it('says once of what no mark names who uses it, and nothing of it when a mark does', () => {
  const stream = recorder(80);
  const progress = createProgress(stream, { color: false, live: false });
  const callee = { type: 'target-started', target: 'src/a.ts#f', failing: 1, calledBy: 'src/b.ts#g' } as const;

  progress(callee);
  progress(callee);
  progress({ type: 'target-started', target: 'src/a.ts#f', failing: 1 });

  expect(stream.chunks.join('')).toBe(
    'heal src/a.ts#f: src/b.ts#g uses it, looking there as well\nheal src/a.ts#f: 1 failing test, looking for a patch\n',
  );
});
