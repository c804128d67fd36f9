import { describe, expect, it } from 'vitest';
import type { ProbeMessage, ProbeStats, ProbeTask } from '../model/probe.ts';
import type { Oracle } from '../ports/oracle.ts';
import { superviseProbe } from './supervise-probe.ts';

const TASK: ProbeTask = {
  target: { file: '/a.ts', source: '', regions: [] },
  testFile: '/a.test.ts',
  tests: [],
  overlay: {},
  limits: { maxCandidates: 100, timeoutMs: 1000, slack: 1, maxAfterFirst: 10 },
  seed: 1,
  journal: {},
  announce: false,
  allowSockets: false,
};
const CALIBRATED: ProbeMessage = { type: 'calibrated', way: 'in-place', leftOut: [] };
const LOCATED: ProbeMessage = { type: 'located', suspicious: [{ line: 3, score: 1 }] };

const stats = (candidates: number, more: Partial<ProbeStats> = {}): ProbeStats => ({
  candidates,
  testRuns: 2 * candidates,
  compiles: 1,
  durationMs: 10 * candidates,
  nearestTurned: 0,
  ...more,
});
const judged = (...entries: readonly (readonly [string, string])[]): ProbeMessage => ({ type: 'judged', entries });
const progress = (value: ProbeStats): ProbeMessage => ({ type: 'progress', stats: value });
const plausible = (key: string): ProbeMessage => ({
  type: 'plausible',
  candidate: { key, edits: [], operator: 'swap', cost: 1 },
});
const done = (candidates: number, more: Partial<ProbeStats> = {}): ProbeMessage => ({
  type: 'done',
  end: 'exhausted',
  stats: stats(candidates, more),
});

/** Each probe plays the next of `lives`; one that does not end with a last word has died. Time passes by 100 a life. */
async function supervise(lives: readonly (readonly ProbeMessage[])[], maxRestarts?: number, whole: ProbeTask = TASK) {
  const tasks: ProbeTask[] = [];
  const oracle: Pick<Oracle, 'probe'> = {
    async *probe(task) {
      tasks.push(task);
      yield* lives[tasks.length - 1] ?? [];
    },
  };
  const messages: ProbeMessage[] = [];
  const options = {
    clock: { now: () => 100 * tasks.length },
    signal: new AbortController().signal,
    ...(maxRestarts === undefined ? {} : { maxRestarts }),
    bounded: async () => ({ '/b.ts': 'bounded' }),
  };
  for await (const message of superviseProbe(oracle, whole, options)) messages.push(message);
  const asked = tasks.map(({ announce, journal, limits }) => ({
    announce,
    journal,
    timeoutMs: limits.timeoutMs,
    maxCandidates: limits.maxCandidates,
  }));
  return {
    messages,
    asked,
    patience: tasks.map(({ patience }) => patience),
    typesFiles: tasks.map(({ typesFile }) => typesFile),
    overlays: tasks.map(({ overlay }) => overlay),
  };
}

it('passes a probe that ends by itself on as it is', async () => {
  const life = [CALIBRATED, LOCATED, judged(['a', '0']), plausible('b'), done(2)];

  const { messages, asked } = await supervise([life]);

  expect(messages).toEqual(life);
  expect(asked).toEqual([{ announce: false, journal: {}, timeoutMs: 1000, maxCandidates: 100 }]);
});

it('starts no other worker when one dies that had only to tell of its finds', async () => {
  const ended: ProbeMessage = { type: 'ended', end: 'slack' };

  const { messages, asked } = await supervise([[CALIBRATED, plausible('b'), progress(stats(2)), ended], [CALIBRATED]]);

  expect(messages.slice(-2)).toEqual([ended, { type: 'done', end: 'slack', stats: stats(2) }]);
  expect(asked).toHaveLength(1);
});

it('passes on that a probe is not possible', async () => {
  const { messages } = await supervise([[{ type: 'unprobeable', reason: 'nothing repeats' }]]);

  expect(messages).toEqual([{ type: 'unprobeable', reason: 'nothing repeats' }]);
});

it('does not start again after an error of ours', async () => {
  const life: readonly ProbeMessage[] = [CALIBRATED, plausible('a'), { type: 'failed', reason: 'a bug' }];

  const { messages, asked } = await supervise([life, life]);

  expect(messages).toEqual(life);
  expect(asked).toHaveLength(1);
});

it('loses one worker to the next candidate that kills', async () => {
  const { asked } = await supervise([
    [CALIBRATED],
    [CALIBRATED, { type: 'trying', key: 'a' }],
    [CALIBRATED, { type: 'trying', key: 'b' }],
    [CALIBRATED, done(2)],
  ]);

  expect(asked.map(({ journal }) => journal)).toEqual([{}, {}, { a: 'k' }, { a: 'k', b: 'k' }]);
});

it('bounds the loops of other modules once a worker has died', async () => {
  const whole = { ...TASK, overlay: { '/b.ts': 'patched', '/c.ts': 'patched' } };
  const { overlays } = await supervise([[CALIBRATED], [CALIBRATED, done(2)]], undefined, whole);

  expect(overlays).toEqual([whole.overlay, { '/b.ts': 'bounded', '/c.ts': 'patched' }]);
});

it('accuses nobody once candidates are not named any more', async () => {
  const { asked } = await supervise([
    [CALIBRATED, judged(['a', '0'])],
    [CALIBRATED, { type: 'trying', key: 'b' }, { type: 'trying' }],
    [CALIBRATED, done(2)],
  ]);

  expect(asked.at(-1)?.journal).toEqual({ a: '0' });
});

it('names the candidate that kills its worker, and goes on without it', async () => {
  const { messages, asked } = await supervise([
    [CALIBRATED, LOCATED, judged(['a', '0'], ['b', '1'])],
    [CALIBRATED, LOCATED, { type: 'trying', key: 'c' }, judged(['c', '0']), { type: 'trying', key: 'd' }],
    [CALIBRATED, LOCATED, judged(['e', '0']), done(5)],
  ]);

  expect(asked).toEqual([
    { announce: false, journal: {}, timeoutMs: 1000, maxCandidates: 100 },
    { announce: true, journal: { a: '0', b: '1' }, timeoutMs: 900, maxCandidates: 100 },
    { announce: true, journal: { a: '0', b: '1', c: '0', d: 'k' }, timeoutMs: 800, maxCandidates: 100 },
  ]);
  expect(messages).toEqual([
    CALIBRATED,
    LOCATED,
    judged(['a', '0'], ['b', '1']),
    { type: 'trying', key: 'c' },
    judged(['c', '0']),
    { type: 'trying', key: 'd' },
    judged(['d', 'k']),
    judged(['e', '0']),
    { type: 'done', end: 'exhausted', stats: stats(5) },
  ]);
});

it('joins the numbers of all workers, which never go back, and tells no plausible candidate twice', async () => {
  const { messages } = await supervise([
    [CALIBRATED, plausible('a'), progress(stats(20, { firstPlausibleMs: 50, firstPlausibleNth: 5, nearestTurned: 2 }))],
    [
      CALIBRATED,
      plausible('a'),
      plausible('b'),
      progress(stats(0)),
      done(23, { firstPlausibleMs: 1, firstPlausibleNth: 5, nearestTurned: 1 }),
    ],
  ]);

  const first = stats(20, { firstPlausibleMs: 50, firstPlausibleNth: 5, nearestTurned: 2 });
  expect(messages).toEqual([
    CALIBRATED,
    plausible('a'),
    progress(first),
    plausible('b'),
    progress({ ...first, compiles: 2 }),
    { type: 'done', end: 'exhausted', stats: { ...first, candidates: 23, testRuns: 46, compiles: 2, durationMs: 430 } },
  ]);
});

it('counts the first plausible candidate of a later worker from the start of the search', async () => {
  const { messages } = await supervise([
    [CALIBRATED, { type: 'progress', stats: stats(20) }],
    [CALIBRATED, done(23, { firstPlausibleMs: 7, firstPlausibleNth: 22 })],
  ]);

  expect(messages.at(-1)).toMatchObject({ stats: { firstPlausibleMs: 207, firstPlausibleNth: 22 } });
});

describe('gives up', () => {
  it('after two workers that died before they had calibrated', async () => {
    const { messages, asked } = await supervise([[], []]);

    expect(asked).toHaveLength(2);
    expect(messages).toEqual([
      {
        type: 'unprobeable',
        reason:
          'the test worker died or fell silent before a single candidate could be tried; run its test file alone to see whether it ends',
      },
    ]);
  });

  it('after as many new workers as allowed, with what is known', async () => {
    const { messages, asked } = await supervise([[CALIBRATED, judged(['a', '0'])], [CALIBRATED], [CALIBRATED]], 2);

    expect(asked).toHaveLength(3);
    expect(messages.at(-1)).toEqual({
      type: 'done',
      end: 'timeout',
      stats: { candidates: 1, testRuns: 0, compiles: 0, durationMs: 0, nearestTurned: 0 },
    });
  });

  it('when the time is over', async () => {
    const lives = Array.from({ length: 20 }, (_, life) => [CALIBRATED, judged([`${life}`, '0'])]);

    const { messages, asked } = await supervise(lives, 100);

    expect(asked.map(({ timeoutMs }) => timeoutMs)).toEqual([1000, 900, 800, 700, 600, 500, 400, 300, 200, 100]);
    expect(messages.at(-1)).toMatchObject({ type: 'done', end: 'timeout' });
  });

  it('after three workers that died where no candidate ran, with what was found before', async () => {
    const { messages, asked, patience } = await supervise([
      [CALIBRATED, judged(['a', '0']), plausible('b')],
      [CALIBRATED],
      [CALIBRATED, judged(['a', '0'])],
      [CALIBRATED],
    ]);

    expect(asked).toHaveLength(4);
    expect(patience).toEqual([undefined, undefined, 2, 4]);
    expect(messages).toEqual([
      CALIBRATED,
      judged(['a', '0']),
      plausible('b'),
      judged(['a', '0']),
      { type: 'failed', reason: '3 test workers in a row died or fell silent where no candidate ran' },
    ]);
  });

  it('when the candidates are used up', async () => {
    const { messages } = await supervise([[CALIBRATED, { type: 'progress', stats: stats(100) }]]);

    expect(messages.at(-1)).toEqual({ type: 'done', end: 'candidates', stats: stats(100) });
  });

  it('without unsaying what was found, when a later worker cannot calibrate', async () => {
    const lost: ProbeMessage = { type: 'unprobeable', reason: 'the port is taken' };

    const { messages } = await supervise([[CALIBRATED, plausible('a')], [lost], [lost]]);

    expect(messages).toEqual([
      CALIBRATED,
      plausible('a'),
      {
        type: 'done',
        end: 'timeout',
        stats: { candidates: 0, testRuns: 0, compiles: 0, durationMs: 0, nearestTurned: 0 },
      },
    ]);
  });
});

it.each([
  ['used', ['/t.json', '/t.json']],
  ['late', ['/t.json', undefined]],
] as const)('goes on after a death as the search began: types %s', async (use, expected) => {
  const said: ProbeMessage = { type: 'types', use };
  const again: readonly ProbeMessage[] = use === 'used' ? [said] : [];

  const { messages, typesFiles } = await supervise(
    [
      [CALIBRATED, said, LOCATED, judged(['a', '0'])],
      [CALIBRATED, ...again, LOCATED, done(1)],
    ],
    8,
    { ...TASK, typesFile: '/t.json' },
  );

  expect(typesFiles).toEqual(expected);
  expect(messages.filter(({ type }) => type === 'types')).toEqual([said]);
});
