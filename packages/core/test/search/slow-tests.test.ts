import { expect, it } from 'vitest';
import { scriptedDriver } from '@testheal/testkit';
import { engineClock, runProbe, type ProbeDriver, type ProbeTask } from '../../src/worker.ts';
import type { Try } from '../../src/ports/probe-driver.ts';

const SOURCE = 'export const twice = (n: number): number => n + n + 1;';
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8];
const TESTS = NUMBERS.map((n) => `it('${n}', () => expect(twice(${n})).toBe(${2 * n}));`);
const EACH_MS = 700;
/** Rounds of a loop. */
const LONG = 1_500_000;
const TIMED_OUT = 'Test timed out in 5000ms.';

it('is never silent for longer than one test takes, however many there are', async () => {
  let now = 0;
  const driver = around(async (run) => {
    now += EACH_MS;
    return await run();
  });
  const heard: number[] = [];

  await runProbe(TASK, driver, async ({ type }) => void (type === 'calibrated' ? (heard[0] = now) : heard.push(now)), {
    now: () => now,
  });

  const silences = heard.slice(1).map((at, index) => at - (heard[index] as number));
  expect(heard.length).toBeGreaterThan(8);
  expect(Math.max(...silences)).toBe(EACH_MS);
});

it('tries what waits in vain once more, with the largest limits, and not for each larger number of steps', async () => {
  const limits: number[] = [];
  const driver = around(async (run, timeoutMs) => {
    limits.push(timeoutMs);
    await run();
    return { outcome: 'timeout', message: TIMED_OUT, durationMs: timeoutMs };
  });
  const tests = TASK.tests.map((test) => ({ ...test, message: TIMED_OUT }));
  const tried = new Map<string, number>();

  await runProbe(
    { ...TASK, tests, announce: true },
    driver,
    async (message) => {
      const key = message.type === 'trying' ? message.key : undefined;
      if (key !== undefined) tried.set(key, (tried.get(key) ?? 0) + 1);
    },
    { now: () => 0 },
  );

  expect(new Set(tried.values())).toEqual(new Set([1, 2]));
  // To calibrate and to record, to try, to try again.
  expect([...new Set(limits)].slice(0, 3)).toEqual([300, 100, 500]);
});

it('does not run a test of very many steps to its end only to see that nothing is spoilt', async () => {
  const source = `${SOURCE}\nexport function count() {\n  let n = 0;\n  while (n < ${LONG}) n++;\n  return n;\n}\n`;
  const rounds: number[] = [];
  const driver = around(async (run) => await run(), {
    source,
    tests: [TESTS[0] as string, `it('long', () => { globalThis.ended = 0; globalThis.ended = count(); });`],
    ran: () => rounds.push((globalThis as { ended?: number }).ended ?? -1),
  });
  const long = { id: { file: 'twice.test.ts', titlePath: ['long'], occurrence: 0 }, role: 'guard' as const };
  const target = { ...TASK.target, source, regions: [{ start: 0, end: SOURCE.length }] };

  const messages: string[] = [];
  await runProbe(
    { ...TASK, target, tests: [TASK.tests[0] as ProbeTask['tests'][0], long] },
    driver,
    async ({ type }) => void messages.push(type),
    engineClock(),
  );

  expect(messages).toContain('plausible');
  // Calibrated and passed by candidates to its end, and else stopped.
  expect(new Set(rounds)).toEqual(new Set([LONG, 0]));
});

it.each([
  ['new Promise(() => undefined)', true],
  ['Promise.withResolvers()', true],
  ['setTimeout(() => undefined)', true],
  ['Promise.resolve(1)', false],
])('is told of what will never come where the target may make it wait: %s, %j', async (made, isTold) => {
  const source = `${SOURCE}\nconst later = () => ${made};\n`;
  const told: boolean[] = [];
  const driver = around(
    async (run, _, hopeless) => {
      told.push(hopeless !== undefined);
      return await run();
    },
    { source, tests: TESTS, ran: () => undefined },
  );

  await runProbe({ ...TASK, target: { ...TASK.target, source } }, driver, async () => undefined, engineClock());

  // The last of them are candidates.
  expect(told.at(-1)).toBe(isTold);
});

/** Really runs the tests, in the way that `run` goes about it. */
function around(
  each: (run: () => Promise<Try>, timeoutMs: number, hopeless: AbortSignal | undefined) => Promise<Try>,
  { source, tests, ran }: Around = { source: SOURCE, tests: TESTS, ran: () => undefined },
): ProbeDriver {
  const head = "import { count, twice } from './twice.ts';";
  const files = { 'twice.ts': source, 'twice.test.ts': [head, ...tests].join('\n') };
  const driver = scriptedDriver({
    project: { root: '/project', files },
    testFile: '/project/twice.test.ts',
    targetFile: '/project/twice.ts',
    realm: 'same',
  });
  return {
    ...driver,
    load(text, guard, use, onRealm) {
      const slow: typeof use = (session) =>
        use({
          ...session,
          async run(test, timeoutMs, hopeless) {
            const result = await each(() => session.run(test, timeoutMs, hopeless), timeoutMs, hopeless);
            if (test === tests.length - 1) ran();
            return result;
          },
        });
      return driver.load(text, guard, slow, onRealm);
    },
  };
}

interface Around {
  readonly source: string;
  readonly tests: readonly string[];
  /** Called after each run of the last test. */
  readonly ran: () => void;
}

const TASK: ProbeTask = {
  target: { file: '/project/twice.ts', source: SOURCE, regions: [{ start: 0, end: SOURCE.length }] },
  testFile: '/project/twice.test.ts',
  tests: NUMBERS.map((n) => ({
    id: { file: 'twice.test.ts', titlePath: [String(n)], occurrence: 0 },
    role: 'target',
    message: `expected ${2 * n + 1} to be ${2 * n} // Object.is equality`,
  })),
  overlay: {},
  limits: { maxCandidates: 300, timeoutMs: 600_000, slack: 1.2, maxAfterFirst: 400 },
  seed: 1,
  journal: {},
  announce: false,
  allowSockets: false,
};
