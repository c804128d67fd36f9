import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { Candidate } from '../model/candidate.ts';
import type { ProbeTask } from '../model/probe.ts';
import type { TestId } from '../model/test-id.ts';
import type { ProbeDriver, Try } from '../ports/probe-driver.ts';
import type { Calibration, Judgement, JudgePlan, ProbeLab } from '../ports/probe-lab.ts';
import { withProbeLab } from './create-probe-lab.ts';

const SOURCE = 'f = (n) => n + 1';
const PLAN: JudgePlan = { order: [0, 1], maxSteps: () => 1_000, maxCandidatesMs: 1_000 };

/** Compiles a script that sets `f` of a realm; refuses texts with `REFUSED` in them. */
function driverOf(tests: readonly Test[], refuses = /REFUSED/): ProbeDriver {
  const realm = vm.createContext({});
  const compile = (text: string): (() => Promise<void>) => {
    if (refuses.test(text)) throw new SyntaxError('refused');
    const script = new vm.Script(text);
    return async () => void script.runInContext(realm);
  };
  return {
    async load(text, guard, use) {
      realm['__heal'] = guard;
      await compile(text)();
      await use({
        tests: tests.map((_, index) => idOf(index)),
        global: vm.runInContext('globalThis', realm) as typeof globalThis,
        compile: async (source) => compile(source),
        run: async (test) => tried(() => tests[test]?.((n) => (realm['f'] as (n: number) => number)(n))),
      });
    },
    hasOpenedSockets: () => false,
    breathe: async () => {},
  };
}

function tried(run: () => void): Try {
  try {
    run();
    return { outcome: 'passed', durationMs: 1 };
  } catch (error) {
    return { outcome: 'failed', message: (error as Error).message, durationMs: 1 };
  }
}

function idOf(index: number): TestId {
  return { file: 'a.test.js', titlePath: [`test ${index}`], occurrence: 0 };
}

function taskOf(messages: readonly (string | undefined)[]): ProbeTask {
  return {
    target: { file: '/a.js', source: SOURCE, regions: [] },
    testFile: '/a.test.js',
    tests: messages.map((message, index) => {
      return message === undefined ? { id: idOf(index), role: 'guard' } : { id: idOf(index), role: 'target', message };
    }),
    overlay: {},
    limits: { maxCandidates: 10, timeoutMs: 1_000, slack: 1, maxAfterFirst: 1 },
    seed: 1,
    journal: {},
    announce: false,
    allowSockets: false,
  };
}

function replaced(find: string, text: string): Candidate {
  const start = SOURCE.indexOf(find);
  return { key: text, edits: [{ start, end: start + find.length, text }], operator: 'test', cost: 1 };
}

const equals = (n: number, expected: number) => (f: (n: number) => number) => {
  if (f(n) !== expected) throw new Error(`got ${f(n)}`);
};
const often = (f: (n: number) => number): void => {
  for (let n = 0; n < 70; n++) f(n);
  throw new Error('often');
};
const TESTS = [equals(1, 3), equals(0, 0)];
/** The guard passes. */
const HOLDING = [equals(1, 3), equals(0, 1)] as const;
const TASK = taskOf(['got 2', undefined]);

type Test = (f: (n: number) => number) => void;

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

  it.each([
    ['refuses', false, 'unprobeable'],
    ['takes, when it may,', true, 'calibrated'],
  ] as const)('%s tests that open sockets', async (_does, allowSockets, status) => {
    const driver = { ...driverOf(TESTS), hasOpenedSockets: () => true };

    const found = await withProbeLab({ ...TASK, allowSockets }, driver, { now: () => 0 }, (lab) => lab.calibrate());

    expect(found.status).toBe(status);
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

  it('counts sites as reached by all tests when the recording copy does not compile', async () => {
    const site = { start: SOURCE.indexOf('n + 1'), end: SOURCE.length, names: ['n'] };

    const recording = await withProbeLab(TASK, driverOf(TESTS, /before/), { now: () => 0 }, async (lab) => {
      await lab.calibrate();
      return await lab.record([site]);
    });

    expect(recording).toEqual({ sites: [{ hits: [1, 1], states: [] }] });
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

  it.each([
    ['the compiler refuses it', driverOf(HOLDING, /before/)],
    ['a failing test quotes its code', driverOf([quotes('got 2', /before/), HOLDING[1]])],
    ['a guard test reads its code', driverOf([HOLDING[0], reads(/before/)])],
  ])('calibrates without the sites that it was told when %s', async (_, driver) => {
    const sites = [{ start: SOURCE.indexOf('n + 1'), end: SOURCE.length, names: ['n'] }];

    const calibration = await withProbeLab(TASK, driver, { now: () => 0 }, (lab) => lab.calibrate(sites));

    expect(calibration).toMatchObject({ status: 'calibrated', way: 'in-place', leftOut: [] });
  });

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

  it('samples the first ten hits and then the powers of two', async () => {
    const site = { start: SOURCE.indexOf('n + 1'), end: SOURCE.length, names: ['n'] };

    const recording = await withProbeLab(taskOf(['often']), driverOf([often]), { now: () => 0 }, async (lab) => {
      await lab.calibrate();
      return await lab.record([site]);
    });

    expect(recording.sites.map(({ hits }) => hits)).toEqual([[70]]);
    expect(recording.sites[0]?.states.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 16, 32, 64]);
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
});
