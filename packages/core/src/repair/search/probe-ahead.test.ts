import { expect, it } from 'vitest';
import type { ProbeMessage, ProbeTask } from '../../model/probe.ts';
import type { MarkedTest } from '../../model/test-result.ts';
import { DEFAULT_OPTIONS } from '../../options/default-options.ts';
import type { Oracle } from '../../ports/oracle.ts';
import { probeAhead } from './probe-ahead.ts';
import { probeTaskFor } from './probe-task.ts';
import type { RepairWorld } from '../world/repair-world.ts';

const TARGET = { file: '/p/src/a.ts', source: 'x', regions: [{ start: 0, end: 1 }] };
const DONE: ProbeMessage = {
  type: 'done',
  end: 'exhausted',
  stats: { candidates: 0, testRuns: 0, compiles: 0, durationMs: 0, nearestTurned: 0 },
};
const CALIBRATED: ProbeMessage = { type: 'calibrated', way: 'in-place', leftOut: [] };

const failing: MarkedTest = {
  id: { file: 'a.test.ts', titlePath: ['fails'], occurrence: 0 },
  status: 'failed',
  durationMs: 1,
  errors: [{ name: 'Error', message: 'no' }],
  marker: { target: './src/a.ts', file: '/p/a.test.ts', line: 1, column: 1 },
};
const passing = { ...failing, id: { ...failing.id, titlePath: ['passes'] }, status: 'passed' as const, errors: [] };
const elsewhere = { ...passing, id: { ...passing.id, file: 'b.test.ts' } };

/** A world whose oracle probes; `ended` tells whether the probe has been ended before its end. */
function worldOf(runner: Partial<Oracle['runner']> = {}): { world: RepairWorld; asked: ProbeTask[]; ended: string[] } {
  const asked: ProbeTask[] = [];
  const ended: string[] = [];
  async function* probe(task: ProbeTask, signal: AbortSignal): AsyncGenerator<ProbeMessage, void> {
    asked.push(task);
    signal.addEventListener('abort', () => ended.push('aborted'));
    yield CALIBRATED;
    yield DONE;
  }
  const oracle = { probe, runner: { name: 'scripted', version: '1.0.0', ...runner } } as unknown as Oracle;
  const world = {
    root: '/p',
    oracle,
    options: DEFAULT_OPTIONS,
    clock: { now: () => 0 },
    signal: new AbortController().signal,
    results: [failing, passing, elsewhere],
  } as unknown as RepairWorld;
  return { world, asked, ended };
}

function taskOf(message: string): ProbeTask {
  const errors = [{ name: 'Error', message }];
  return probeTaskFor({
    target: TARGET,
    failing: [{ ...failing, errors }],
    passing: [passing],
    overlay: {},
    awaited: new Map(),
    options: DEFAULT_OPTIONS,
    root: '/p',
  });
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

it('gives the messages of the probe that has begun, when it is the one that is needed', async () => {
  const { world, asked, ended } = worldOf();
  const ahead = probeAhead(world, TARGET, { marked: [failing], overlay: {}, awaited: new Map() });
  await turn();

  const messages = ahead.take(taskOf('no'));
  const told: ProbeMessage[] = [];
  for await (const message of messages ?? []) told.push(message);
  ahead.end();

  expect(told).toEqual([CALIBRATED, DONE]);
  expect(asked).toHaveLength(1);
  expect(ended).toEqual([]);
});

it('ends it, when the tests fail in another way in the cage', async () => {
  const { world, ended } = worldOf();
  const ahead = probeAhead(world, TARGET, { marked: [failing], overlay: {}, awaited: new Map() });
  await turn();

  expect(ahead.take(taskOf('otherwise'))).toBeUndefined();
  expect(ended).toEqual(['aborted']);
});

it('ends it, when nobody takes it', async () => {
  const { world, ended } = worldOf();
  const ahead = probeAhead(world, TARGET, { marked: [failing], overlay: {}, awaited: new Map() });
  await turn();

  ahead.end();

  expect(ended).toEqual(['aborted']);
  expect(ahead.take(taskOf('no'))).toBeUndefined();
});

it.each([
  ['over the patches of other targets', { overlay: { '/p/src/b.ts': 'y' } }, {}],
  ['where no probe may be used', { overlay: {} }, { tried: '2 and 3' }],
])('begins nothing %s', async (_where, { overlay }, runner) => {
  const { world, asked } = worldOf(runner);

  const ahead = probeAhead(world, TARGET, { marked: [failing], overlay, awaited: new Map() });
  await turn();

  expect(asked).toEqual([]);
  expect(ahead.take(taskOf('no'))).toBeUndefined();
});
