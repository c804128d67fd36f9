import { describe, expect, it } from 'vitest';
import type { ProbeMessage } from '../../src/worker.ts';
import { applyEdits } from '../../src/syntax/apply-edits.ts';
import { CHAINED_FAULTS } from './chained-faults.ts';
import { CLASSIC_SLIPS } from './classic-slips.ts';
import { DOUBLE_FAULTS } from './double-faults.ts';
import { EVERYDAY_FAULTS } from './everyday-faults.ts';
import type { Fault } from './fault.ts';
import { FAULTS_AT_THE_EDGES } from './faults-at-the-edges.ts';
import { FAULTS_OF_STATE } from './faults-of-state.ts';
import { FAULTS_OF_TIME } from './faults-of-time.ts';
import { FAULTS_OF_COMMISSION } from './faults-of-commission.ts';
import { FORGOTTEN_FAULTS } from './forgotten-faults.ts';
import { MISSING_FAULTS } from './missing-faults.ts';
import { MORE_FAULTS } from './more-faults.ts';
import { runFault } from './run-fault.ts';
import { VALUE_FAULTS } from './value-faults.ts';

const LIMITS = { maxCandidates: 20_000, timeoutMs: 60_000, slack: 1.2, maxAfterFirst: 400 };
const FAULTS = [
  ...FAULTS_OF_COMMISSION,
  ...MORE_FAULTS,
  ...FORGOTTEN_FAULTS,
  ...MISSING_FAULTS,
  ...CHAINED_FAULTS,
  ...VALUE_FAULTS,
  ...EVERYDAY_FAULTS,
  ...FAULTS_OF_STATE,
  ...FAULTS_OF_TIME,
  ...FAULTS_AT_THE_EDGES,
  ...CLASSIC_SLIPS,
];
const [boundary, accumulator] = FAULTS as unknown as readonly [Fault, Fault];

describe('runProbe', () => {
  it.each(FAULTS)(
    'mends $name',
    async (fault) => {
      const { messages, plausible } = await runFault(fault);

      const sources = plausible.slice(0, 3).map(({ edits }) => applyEdits(fault.source, edits));
      expect(sources.some((source) => fault.mended.some((text) => source.includes(text)))).toBe(true);
      expect(typesOf(messages)).toEqual(['calibrated', 'done', 'judged', 'located', 'plausible', 'progress']);
    },
    60_000,
  );

  it.each(DOUBLE_FAULTS)(
    'mends $name',
    async (fault) => {
      const { plausible } = await runFault(fault);

      const sources = plausible.slice(0, 3).map(({ edits }) => applyEdits(fault.source, edits));
      expect(sources.some((source) => fault.mended.some((text) => source.includes(text)))).toBe(true);
      expect(plausible[0]?.operator).toMatch(/ \+ /);
    },
    60_000,
  );

  it('tries the same candidates in the same order, whenever it runs', async () => {
    const fault = FAULTS.find(({ name }) => name === 'a missing update') as Fault;

    const [first, second] = [await runFault(fault), await runFault(fault)];

    expect(second.plausible).toEqual(first.plausible);
    expect(judged(second.messages)).toEqual(judged(first.messages));
    expect(judged(first.messages).length).toBeGreaterThan(100);
  }, 60_000);

  it.each(['a missing link in a chain', 'numbers sorted as text', 'a missing update', 'a forgotten await'])(
    'mends %j no matter which realm the values come from',
    async (name) => {
      const fault = FAULTS.find((each) => each.name === name) as Fault;

      const [here, elsewhere] = [await runFault(fault), await runFault(fault, {}, 'own')];

      expect(elsewhere.plausible).toEqual(here.plausible);
    },
    60_000,
  );

  it('takes verdicts from the journal and comes to the same end', async () => {
    const first = await runFault(boundary);
    const journal = Object.fromEntries(judged(first.messages));

    const second = await runFault(boundary, { journal, announce: true });

    expect(second.plausible).toEqual(first.plausible);
    expect(second.messages.filter(({ type }) => type === 'trying')).toEqual([]);
  });

  it('names every candidate before it runs when it is asked to', async () => {
    const { messages } = await runFault(boundary, { announce: true });

    const tried = messages.flatMap((message) => (message.type === 'trying' ? [message.key] : []));
    expect(tried).toEqual(judged(messages).map(([key]) => key));
  });

  it('ranks the lines that only the failing test reaches first', async () => {
    const { messages } = await runFault(accumulator);

    const located = messages.find((message) => message.type === 'located');
    expect(located?.suspicious[0]).toEqual({ line: 5, score: 0.7071 });
  });

  it('stops at the number of candidates', async () => {
    const { messages } = await runFault(unmendable(), { limits: { ...LIMITS, maxCandidates: 50 } });

    expect(messages.at(-1)).toMatchObject({ type: 'done', end: 'candidates', stats: { candidates: 50 } });
  });

  it('tries single edits up to a cost when it is told to', async () => {
    const whole = await runFault(boundary);
    const cost = whole.plausible[0]?.cost ?? NaN;

    const [short, long] = [
      await runFault(boundary, { limits: { ...LIMITS, maxCost: cost - 0.1 } }),
      await runFault(boundary, { limits: { ...LIMITS, maxCost: cost } }),
    ];

    expect(short.plausible).toEqual([]);
    expect(short.messages.at(-1)).toMatchObject({ type: 'done', end: 'exhausted' });
    expect(long.plausible[0]).toEqual(whole.plausible[0]);
    expect(long.plausible.every((candidate) => candidate.cost <= cost)).toBe(true);
  });

  it('stops when its time is up', async () => {
    const { messages } = await runFault(unmendable(), { limits: { ...LIMITS, timeoutMs: 1 } });

    expect(messages.at(-1)).toMatchObject({ type: 'done', end: 'timeout' });
  });

  it('stops soon after the first plausible candidate', async () => {
    const { messages } = await runFault(boundary, { limits: { ...LIMITS, maxAfterFirst: 5 } });

    expect(messages.at(-1)).toMatchObject({
      type: 'done',
      end: 'slack',
      stats: { candidates: 6, firstPlausibleNth: 1 },
    });
  });

  it('says how near it came when it finds nothing', async () => {
    const { messages, plausible } = await runFault(unmendable(), { limits: { ...LIMITS, maxCandidates: 200 } });

    expect(plausible).toEqual([]);
    expect(messages.at(-1)).toMatchObject({ type: 'done', stats: { nearestTurned: 1 } });
  });

  it('does not search where the failing test passes', async () => {
    const right = { ...boundary, source: boundary.source.replace('points > limit)', 'points >= limit)') };
    const task = {
      tests: [
        {
          id: { file: 'fault.test.ts', titlePath: ['passes at the limit'], occurrence: 0 },
          role: 'target' as const,
          message: 'expected',
        },
      ],
    };

    const { messages } = await runFault(right, task);

    expect(typesOf(messages)).toEqual(['unprobeable']);
  });

  it('edits only the regions of the target', async () => {
    const start = accumulator.source.indexOf('sum = entry');
    const target = {
      file: `/project/${accumulator.file}`,
      source: accumulator.source,
      regions: [{ start, end: start + 18 }],
    };

    const { plausible } = await runFault(accumulator, { target });

    expect(plausible.flatMap(({ edits }) => edits).every((edit) => edit.start >= start && edit.end <= start + 18)).toBe(
      true,
    );
    expect(plausible.length).toBeGreaterThan(0);
  });
});

/** Two tests that no single edit can turn. */
function unmendable(): Fault {
  return {
    name: 'two tables',
    file: 'tables.ts',
    source: 'export function code(word: string): number {\n  const size = word.length;\n  return size * 3 + 1;\n}\n',
    tests: `
test('one', () => same(code('abc'), 9));
test('two', () => same(code('abcd'), -2213.5));
test('three', () => same(code('q'), 13.25));
test('four', () => same(code(''), 1));`,
    mended: [],
  };
}

/** Only what is dear is preceded by what has been passed by. */
function typesOf(messages: readonly ProbeMessage[]): string[] {
  const types = messages.map(({ type }) => type).filter((type) => type !== 'passed-by');
  return [...new Set(types)].toSorted();
}

function judged(messages: readonly ProbeMessage[]): (readonly [string, string])[] {
  return messages.flatMap((message) => (message.type === 'judged' ? message.entries : []));
}
