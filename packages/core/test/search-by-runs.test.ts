import { describe, expect, it } from 'vitest';
import type { ProbeMessage } from '../src/model/probe.ts';
import { healInMemory, type MemoryHealing } from './support/heal-in-memory.ts';

const FILES = {
  'src/fare.ts':
    'export function fare(age: number) {\n  const base = 12;\n  if (age > 6) return base;\n  return 0;\n}\nexport const parse = (text: string) => JSON.parse(text);\n',
  'test/fare.test.ts':
    "import { fare } from '../src/fare.ts';\ntest('is full from six', () => { expect(fare(6)).toBe(12) });\ntest('is free for small children', () => { expect(fare(5)).toBe(0) });\ntest('is full for others', () => { expect(fare(30)).toBe(12) });\n",
};
const markers = { 'is full from six': '../src/fare.ts#fare' };
const unprobeable = (): ProbeMessage[] => [{ type: 'unprobeable', reason: 'its tests run in a browser' }];

function heal(more: Partial<MemoryHealing> = {}): ReturnType<typeof healInMemory> {
  return healInMemory({ files: FILES, markers, oracle: { probe: unprobeable }, ...more });
}

describe('where there is no probe', () => {
  it('candidates are judged by whole runs, and the report says why', async () => {
    const { targets } = await heal();

    expect(targets).toMatchObject([
      {
        status: 'healed',
        label: 'plausible',
        patches: [
          { operator: 'change-comparison', edits: [{ text: 'age >= 6' }] },
          { operator: 'change-number', edits: [{ text: '5' }] },
        ],
        search: { way: 'runs', wayReason: 'its tests run in a browser' },
      },
    ]);
    expect(targets[0]?.search.candidates).toBeGreaterThan(1);
  });

  it('nothing is judged, and no run is made over a candidate, when only the probe has seen that tests open sockets', async () => {
    const probe = (): ProbeMessage[] => [{ type: 'unprobeable', reason: 'the tests open sockets', opensSockets: true }];

    const { targets, calls } = await heal({ oracle: { probe } });

    expect(targets).toMatchObject([{ status: 'skipped', reason: 'opens-sockets', search: { candidates: 0 } }]);
    const overCandidates = calls.filter(
      (call) => call.method === 'run' && Object.keys(call.request.overlay).length > 0,
    );
    expect(overCandidates).toEqual([]);
  });

  it('finds the same again', async () => {
    const [first, second] = [await heal(), await heal()];

    expect(second.targets).toEqual(first.targets);
  });

  it.each([
    [{ probe: 'never' }, undefined, ['runs', 'the option `probe` says never']],
    [
      { probe: 'auto' },
      '3.2, 4.1',
      [
        'runs',
        'scripted 1.0.0 has not been tried with this version of testheal (3.2, 4.1 have): `--heal-probe always` probes all the same',
      ],
    ],
    [{ probe: 'always' }, '3.2, 4.1', ['in-place', undefined]],
    [{ probe: 'auto' }, undefined, ['in-place', undefined]],
  ] as const)('with the options %j and a runner of which %s were tried', async (options, tried, [way, wayReason]) => {
    const found = { 'src/fare.ts#fare': [{ replace: [['> 6', '>= 6']] as const }] };

    const { targets, calls } = await healInMemory({
      files: FILES,
      markers,
      found,
      options,
      ...(tried !== undefined && { oracle: { tried } }),
    });

    expect(targets[0]).toMatchObject({ status: 'healed', search: { way } });
    expect(targets[0]?.search.wayReason).toBe(wayReason);
    expect(calls.some((call) => call.method === 'probe')).toBe(way === 'in-place');
  });

  it.each([
    ['budget', { maxCandidates: 3 }, 'out of candidates', '; --heal-max-candidates <n> gives it more'],
    // Each look at this clock is a millisecond later.
    ['timeout', { timeoutMs: 40 }, 'out of time', '; --heal-timeout <seconds> gives it more'],
  ] as const)('ends by its %s', async (reason, options, end, advice) => {
    const files = { ...FILES, 'src/fare.ts': FILES['src/fare.ts'].replace('> 6', '> age - age + Math.sqrt(49)') };

    const { targets } = await heal({ files, options });

    expect(targets[0]).toMatchObject({
      status: 'not-healed',
      reason,
      explanation: `${end}: no edit passed (assertion-mismatch); judged by whole runs, since its tests run in a browser${advice}`,
    });
  });

  it('has the time that the probe left, and half of it where that had all', async () => {
    const files = { ...FILES, 'src/fare.ts': FILES['src/fare.ts'].replace('> 6', '> age - age + Math.sqrt(49)') };
    const runsAfter = async (probeMs: number): Promise<number> => {
      let time = 0;
      const probe = (): ProbeMessage[] => {
        time += probeMs;
        return unprobeable();
      };
      const clock = { now: () => (time += 1) };
      const { targets } = await heal({ files, options: { timeoutMs: 120 }, oracle: { probe }, clock });
      return targets[0]?.search.candidates ?? 0;
    };

    const [whole, rest, half] = [await runsAfter(0), await runsAfter(30), await runsAfter(1_000)];

    expect(rest).toBeLessThan(whole);
    expect(half).toBeLessThan(rest);
    expect(half).toBeGreaterThan(0);
  });

  it('goes on after a candidate that hangs', async () => {
    const files = {
      'src/sum.ts':
        'export function sum(numbers: number[]) {\n  let all = 0;\n  for (let i = 0; i <= numbers.length; i++) all += numbers[i]!;\n  return all;\n}\n',
      'test/sum.test.ts':
        "import { sum } from '../src/sum.ts';\ntest('adds', () => { expect(sum([1, 2])).toBe(3) });\n",
    };

    const { targets } = await heal({ files, markers: { adds: '../src/sum.ts#sum' } });

    expect(targets[0]).toMatchObject({ status: 'healed', patches: [{ edits: [{ text: 'i < numbers.length' }] }] });
  });

  it('ends with the run', async () => {
    const stop = new AbortController();

    const { targets } = await heal({
      signal: stop.signal,
      oracle: {
        probe: unprobeable,
        answer: (request) => {
          if (Object.keys(request.overlay).length > 0) stop.abort(new Error('interrupted'));
          return undefined;
        },
      },
    });

    expect(targets[0]).toMatchObject({ status: 'skipped', reason: 'interrupted' });
  });
});
