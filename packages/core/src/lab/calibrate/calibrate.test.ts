import { describe, expect, it } from 'vitest';
import type { ProbeDriver } from '../../ports/probe-driver.ts';
import type { Calibration } from '../../ports/probe-lab.ts';
import { driverOf, HOLDING, SOURCE, TASK, taskOf, TESTS, type Test } from '../__fixtures__/sample-lab.ts';
import { withProbeLab } from '../create-probe-lab.ts';

/** Fails with `message`, and says so in another way when it finds `code` in the function. */
function quotes(message: string, code: RegExp): Test {
  return (f) => {
    throw new Error(code.test(String(f)) ? `${message} by ${String(f)}` : message);
  };
}

function reads(code: RegExp): Test {
  return (f) => {
    if (code.test(String(f))) throw new Error('it reads otherwise');
  };
}

/** Notes what is compiled. */
function noting(driver: ProbeDriver, compiled: Set<string>): ProbeDriver {
  return {
    ...driver,
    load: (text, guard, use, onRealm) => {
      compiled.add(text);
      const noted: typeof use = (session) =>
        use({
          ...session,
          compile(source) {
            compiled.add(source);
            return session.compile(source);
          },
        });
      return driver.load(text, guard, noted, onRealm);
    },
  };
}

describe('withProbeLab', () => {
  it.each([
    ['refuses', false, 'unprobeable'],
    ['takes, when it may,', true, 'calibrated'],
  ] as const)('%s tests that open sockets', async (_does, allowSockets, status) => {
    const driver = { ...driverOf(TESTS), hasOpenedSockets: () => true };

    const found = await withProbeLab({ ...TASK, allowSockets }, driver, { now: () => 0 }, (lab) => lab.calibrate());

    expect(found.status).toBe(status);
  });

  it.each([
    ['a target that does not parse', { ...TASK, target: { ...TASK.target, source: 'f = (' } }, /does not parse/],
    ['a failing test that is not there', taskOf(['got 2', undefined, 'no']), /does not collect “test 2”/],
    ['a failure with another message', taskOf(['got 5']), /fails in another way: got 2/],
  ])('says why it cannot probe %s', async (_, task, reason) => {
    const calibration: Calibration = await withProbeLab(task, driverOf(TESTS), { now: () => 0 }, (lab) =>
      lab.calibrate(),
    );

    expect(calibration).toEqual({ status: 'unprobeable', reason: expect.stringMatching(reason) as string });
  });

  it.each([
    ['the compiler refuses it', driverOf(HOLDING, /before/)],
    ['a failing test quotes its code', driverOf([quotes('got 2', /before/), HOLDING[1]])],
    ['a guard test reads its code', driverOf([HOLDING[0], reads(/before/)])],
  ])('calibrates without the sites that it was told when %s', async (_, driver) => {
    const sites = [{ start: SOURCE.indexOf('n + 1'), end: SOURCE.length, names: ['n'] }];

    const calibration = await withProbeLab(TASK, driver, { now: () => 0 }, (lab) => lab.calibrate(sites));

    expect(calibration).toMatchObject({ status: 'calibrated', way: 'in-place', leftOut: [] });
  });

  it.each([
    ['one text when it is told the sites before', true, 1],
    ['two texts when it is not', false, 2],
  ])('calibrates and records over %s', async (_, isTold, texts) => {
    const sites = [{ start: SOURCE.indexOf('n + 1'), end: SOURCE.length, names: ['n'] }];
    const compiled = new Set<string>();

    const recording = await withProbeLab(TASK, noting(driverOf(HOLDING), compiled), { now: () => 0 }, async (lab) => {
      await lab.calibrate(isTold ? sites : undefined);
      return await lab.record(sites);
    });

    expect(recording.sites.map(({ hits }) => hits)).toEqual([[2, 1]]);
    expect([...compiled].filter((text) => text.includes('n + 1'))).toHaveLength(texts);
  });
});
