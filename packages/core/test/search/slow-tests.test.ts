import { expect, it } from 'vitest';
import { scriptedDriver } from '@testheal/testkit';
import { runProbe, type ProbeDriver, type ProbeTask } from '../../src/worker.ts';

const SOURCE = 'export const twice = (n: number): number => n + n + 1;';
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8];
const TESTS = NUMBERS.map((n) => `it('${n}', () => expect(twice(${n})).toBe(${2 * n}));`);
const EACH_MS = 700;

it('is never silent for longer than one test takes, however many there are', async () => {
  let now = 0;
  const files = { 'twice.ts': SOURCE, 'twice.test.ts': ["import { twice } from './twice.ts';", ...TESTS].join('\n') };
  const driver = slowed(
    scriptedDriver({
      project: { root: '/project', files },
      testFile: '/project/twice.test.ts',
      targetFile: '/project/twice.ts',
      realm: 'same',
    }),
    () => (now += EACH_MS),
  );
  const heard: number[] = [];

  await runProbe(TASK, driver, async ({ type }) => void (type === 'calibrated' ? (heard[0] = now) : heard.push(now)), {
    now: () => now,
  });

  const silences = heard.slice(1).map((at, index) => at - (heard[index] as number));
  expect(heard.length).toBeGreaterThan(8);
  expect(Math.max(...silences)).toBe(EACH_MS);
});

/** Each test takes its time by a clock of its own. */
function slowed(driver: ProbeDriver, pass: () => void): ProbeDriver {
  return {
    ...driver,
    load: (text, guard, use) =>
      driver.load(text, guard, (session) =>
        use({
          ...session,
          async run(test, timeoutMs) {
            pass();
            return await session.run(test, timeoutMs);
          },
        }),
      ),
  };
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
  limits: { maxCandidates: 30, timeoutMs: 600_000, slack: 1.2, maxAfterFirst: 400 },
  seed: 1,
  journal: {},
  announce: false,
  allowSockets: false,
};
