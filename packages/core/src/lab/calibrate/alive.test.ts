import { describe, expect, it } from 'vitest';
import { driverOf, equals, PLAN, replaced, TASK, taskOf, TESTS } from '../__fixtures__/sample-lab.ts';
import { withProbeLab } from '../create-probe-lab.ts';

describe('withProbeLab', () => {
  it('says that it lives before each test that it records, and each that it runs on another ground', async () => {
    const ran: string[] = [];
    const noted = [equals(1, 3), equals(0, 1)].map((test, index) => (f: (n: number) => number): void => {
      ran.push(`test ${index}`);
      test(f);
    });
    const alive = async (): Promise<void> => void ran.push('alive');

    await withProbeLab(TASK, driverOf(noted), { now: () => 0 }, async (lab) => {
      await lab.calibrate();
      ran.length = 0;
      await lab.record([], alive);
      await lab.rebase(replaced('n + 1', 'n').edits, alive);
    });

    expect(ran).toEqual(['alive', 'test 0', 'alive', 'test 1', 'alive', 'test 0', 'alive', 'test 1']);
  });

  it('says that it lives before each test over a candidate, and then over the unchanged source', async () => {
    const ran: string[] = [];
    const noted = TESTS.map((test, index) => (f: (n: number) => number): void => {
      ran.push(`test ${index}`);
      test(f);
    });
    const alive = async (): Promise<void> => void ran.push('alive');

    await withProbeLab(taskOf(['got 2', 'got 1']), driverOf(noted), { now: () => 0 }, async (lab) => {
      await lab.calibrate();
      ran.length = 0;
      for await (const _ of lab.judge([replaced('n + 1', 'n * 3')], { ...PLAN, alive }));
    });

    expect(ran).toEqual(['alive', 'test 0', 'alive', 'test 1', 'alive', 'test 0', 'alive', 'test 1']);
  });
});
