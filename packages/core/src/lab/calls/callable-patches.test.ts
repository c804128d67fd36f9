import { describe, expect, it } from 'vitest';
import type { Candidate } from '../../model/candidate.ts';
import type { CallablePatches } from '../../ports/probe-lab.ts';
import { driverOf, HOLDING, TASK } from '../__fixtures__/sample-lab.ts';
import { withProbeLab } from '../create-probe-lab.ts';

const SOURCE = 'var exports = globalThis; exports.f = (n) => n + 1';
const patch = (text: string): Candidate => {
  const start = SOURCE.indexOf('n + 1');
  return { key: text, edits: [{ start, end: SOURCE.length, text }], operator: 'test', cost: 1 };
};

async function withCallable<T>(
  patches: readonly Candidate[],
  use: (callable: CallablePatches) => Promise<T>,
  refuses?: RegExp,
): Promise<T> {
  const task = { ...TASK, target: { file: '/a.cjs', source: SOURCE, regions: [] } };
  return await withProbeLab(task, driverOf(HOLDING, refuses), { now: () => 0 }, async (lab) => {
    await lab.calibrate();
    return await use(lab.callable(patches));
  });
}

/** Late from the `n`th time on that somebody asks. */
const lateAt = (n: number): { alive: () => Promise<void>; isLate: () => boolean } => {
  let asked = 0;
  return { alive: async () => {}, isLate: () => ++asked >= n };
};
const CALL = { name: 'f', args: [3] };
const value = (each: number) => [{ isAsync: false, value: each }];

describe('callable patches', () => {
  it('note what tests hand over, of those that do not come late', async () => {
    const seen = async (n: number): Promise<unknown> =>
      await withCallable([patch('n * 3')], (all) => all.seen(lateAt(n)));

    expect(await seen(9)).toEqual([
      { name: 'f', args: [1] },
      { name: 'f', args: [0] },
      { name: 'f', args: [0] },
    ]);
    expect(await seen(2)).toEqual([{ name: 'f', args: [1] }]);
  });

  it('are called one after the other, those left out that come late', async () => {
    const patches = [patch('n + 2'), patch('n * 3')];
    const called = async (n: number): Promise<unknown> =>
      await withCallable(patches, (all) => all.call([CALL], lateAt(n)));

    expect(await called(9)).toEqual([value(5), value(9)]);
    expect(await called(2)).toEqual([value(5)]);
  });

  it('have texts of their own where the compiler refuses one for all', async () => {
    const patches = [patch('n + 2'), patch('n * 3')];

    // Both in one text.
    const called = await withCallable(patches, (all) => all.call([CALL], lateAt(9)), /n \+ 2.*n \* 3/s);

    expect(called).toEqual([value(5), value(9)]);
  });
});
