import { describe, expect, it } from 'vitest';
import type { Candidate } from '../../model/candidate.ts';
import type { ProbeDriver } from '../../ports/probe-driver.ts';
import type { Judgement, JudgePlan, ProbeLab } from '../../ports/probe-lab.ts';
import { driverOf, PLAN, replaced, TASK, taskOf, TESTS, type Test } from '../__fixtures__/sample-lab.ts';
import { withProbeLab } from '../create-probe-lab.ts';

async function judged(lab: ProbeLab, candidates: readonly Candidate[], plan: JudgePlan): Promise<Judgement[]> {
  await lab.calibrate();
  const found: Judgement[] = [];
  for await (const judgement of lab.judge(candidates, plan)) found.push(judgement);
  return found;
}

describe('withProbeLab', () => {
  it('leaves out a guard test that fails, and judges by the others', async () => {
    const candidates = [replaced('n + 1', 'n * 3'), replaced('n + 1', 'n')];

    const found = await withProbeLab(TASK, driverOf(TESTS), { now: () => 0 }, (lab) => judged(lab, candidates, PLAN));

    expect(found.map(({ bits, passed }) => ({ bits, passed }))).toEqual([
      { bits: '1-', passed: true },
      { bits: '0-', passed: false },
    ]);
  });

  it('finds the one among many that the compiler refuses', async () => {
    const candidates = ['n', 'n * 3', 'REFUSED', 'n - 1', '3', 'n + 2'].map((text) => replaced('n + 1', text));

    const found = await withProbeLab(TASK, driverOf(TESTS), { now: () => 0 }, (lab) => judged(lab, candidates, PLAN));

    expect(found.map(({ candidate, passed, invalid }) => [candidate.key, invalid ?? passed])).toEqual([
      ['n', false],
      ['n * 3', true],
      ['REFUSED', 'refused'],
      ['n - 1', false],
      ['3', true],
      ['n + 2', true],
    ]);
  });

  it('judges again what ran after a candidate that has replaced a method, and from then on puts it back at once', async () => {
    const spoils = (other: number): Candidate => replaced('n + 1', `(Math.random = () => 1, ${other})`);
    const right = (factor: number): Candidate => replaced('n + 1', `Math.random() < 1 ? n * ${factor} : 0`);
    const candidates = [spoils(7), right(3)];

    const [first, second] = await withProbeLab(TASK, driverOf(TESTS), { now: () => 0 }, async (lab) => [
      await judged(lab, candidates, PLAN),
      await judged(lab, [spoils(8), right(3.0001), right(3)], PLAN),
    ]);

    const verdicts = (found: readonly Judgement[] = []): boolean[] => found.map(({ passed }) => passed);
    expect(verdicts(first)).toEqual([false, false, true]);
    expect(verdicts(second)).toEqual([false, false, true]);
  });

  it('loads the tests anew once for each part that a culprit has spoilt', async () => {
    let isSpoilt = false;
    let loads = 0;
    const spoils: Test = (f) => {
      if (isSpoilt) throw new Error('spoilt');
      isSpoilt = f(1) < 0;
      if (f(1) !== 3) throw new Error('not 3');
    };
    const plain = driverOf([spoils]);
    const driver: ProbeDriver = {
      ...plain,
      load(text, guard, use, onRealm) {
        isSpoilt = false;
        loads++;
        return plain.load(text, guard, use, onRealm);
      },
    };
    const candidates = Array.from({ length: 40 }, (_, nth) => replaced('n + 1', `n + ${100 + nth}`));
    candidates[5] = replaced('n + 1', 'n - 90');
    candidates[20] = replaced('n + 1', 'n + 2');

    const found: Judgement[] = [];
    await withProbeLab(taskOf(['not 3']), driver, { now: () => 0 }, async (lab) => {
      await lab.calibrate();
      loads = 0;
      for await (const judgement of lab.judge(candidates, { ...PLAN, order: [0] })) found.push(judgement);
    });

    expect(found.filter(({ passed }) => passed).map(({ candidate }) => candidate.key)).toEqual(['n + 2']);
    // All of them, the first ten of them, three of those, and the culprit alone.
    expect(loads).toBe(4);
  });

  it('announces each candidate before it runs', async () => {
    const log: string[] = [];
    const announce = async ({ key }: Candidate): Promise<void> => void log.push(key);
    const candidates = [replaced('n + 1', 'n'), replaced('1', '2')];

    await withProbeLab(TASK, driverOf(TESTS), { now: () => 0 }, (lab) =>
      judged(lab, candidates, { ...PLAN, announce }),
    );

    expect(log).toEqual(['n', '2']);
  });

  it('ends between two candidates when its time is over', async () => {
    let now = 0;
    const announce = async (): Promise<void> => void (now += 600);
    const candidates = ['n', 'n - 1', 'n - 2', 'n - 3'].map((text) => replaced('n + 1', text));

    const found = await withProbeLab(TASK, driverOf(TESTS), { now: () => now }, (lab) =>
      judged(lab, candidates, { ...PLAN, announce }),
    );

    expect(found.map(({ candidate }) => candidate.key)).toEqual(['n', 'n - 1']);
  });

  it('lets a test that does not end run no further over the unchanged source than over candidates', async () => {
    let calls = 0;
    const spins = (f: (n: number) => number): void => {
      for (;;) {
        f(1);
        calls++;
      }
    };
    const task = taskOf(['Script execution timed out']);

    const [calibrating, judging] = await withProbeLab(task, driverOf([spins]), { now: () => 0 }, async (lab) => {
      await lab.calibrate();
      const before = calls;
      for await (const _ of lab.judge([replaced('n + 1', 'n')], { ...PLAN, order: [0] }));
      return [before, calls - before];
    });

    // Twice each: both times of the calibration, and the candidate and the unchanged source after it.
    expect([calibrating, judging]).toEqual([400_000, 2_000]);
  });
});
