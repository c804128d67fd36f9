import { describe, expect, it } from 'vitest';
import { driverOf, SOURCE, TASK, taskOf, TESTS } from '../__fixtures__/sample-lab.ts';
import { withProbeLab } from '../create-probe-lab.ts';

const often = (f: (n: number) => number): void => {
  for (let n = 0; n < 70; n++) f(n);
  throw new Error('often');
};

describe('withProbeLab', () => {
  it('counts sites as reached by all tests when the recording copy does not compile', async () => {
    const site = { start: SOURCE.indexOf('n + 1'), end: SOURCE.length, names: ['n'] };

    const recording = await withProbeLab(TASK, driverOf(TESTS, /before/), { now: () => 0 }, async (lab) => {
      await lab.calibrate();
      return await lab.record([site]);
    });

    expect(recording).toEqual({ sites: [{ hits: [1, 1], states: [] }] });
  });

  it('samples the first ten hits and then the powers of two', async () => {
    const site = { start: SOURCE.indexOf('n + 1'), end: SOURCE.length, names: ['n'] };

    const recording = await withProbeLab(taskOf(['often']), driverOf([often]), { now: () => 0 }, async (lab) => {
      await lab.calibrate();
      return await lab.record([site]);
    });

    expect(recording.sites.map(({ hits }) => hits)).toEqual([[70]]);
    expect(recording.sites[0]?.states.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 16, 32, 64]);
  });

  it('keeps what looks like nothing before it, in a failing test, once', async () => {
    const site = { start: SOURCE.indexOf('n + 1'), end: SOURCE.length, names: ['n'] };
    const late = (f: (n: number) => number): void => {
      for (let n = 1; n < 70; n++) f(n === 20 ? -20 : n === 30 ? -30 : n);
      throw new Error('late');
    };
    const passing = (f: (n: number) => number): void => {
      for (let n = 1; n < 70; n++) f(n === 20 ? -20 : n);
    };

    const recording = await withProbeLab(
      taskOf(['late', undefined]),
      driverOf([late, passing]),
      { now: () => 0 },
      async (lab) => {
        await lab.calibrate();
        return await lab.record([site]);
      },
    );

    const seen = (test: number): unknown[] =>
      recording.sites[0]?.states.filter((state) => state.test === test).map(({ values }) => values[0]) ?? [];
    expect(seen(0)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 16, -20, 32, 64]);
    expect(seen(1)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 16, 32, 64]);
  });
});
