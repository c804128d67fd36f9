import { beforeAll, describe, expect, it } from 'vitest';
import { brokenInstall, type Breakage } from './support/broken-install.ts';
import { healProject, RUNNERS, type HealedRun, type Runner } from './support/heal-project.ts';
import { processesLeftIn } from './support/processes-left-in.ts';
import { boundaryProject, HEALED_SHIPPING } from './support/shop.ts';

/** The runner's report as data, on stdout. */
const REPORT: Readonly<Record<Runner, string>> = { vitest: '--reporter=json', jest: '--json' };
const ADVICE = 'please report it, with the output of `npx heal --version`';

/** The search in the test worker: `body` has the arguments of `runProbe`, and the real one as `search`. */
const search = (body: string): Breakage => ({
  package: 'core',
  module: 'worker',
  code: (real) => `
export * from '${real}';
import { runProbe as search } from '${real}';
export async function runProbe(task, driver, emit, clock) { ${body} }
`,
});

/** The real search, each of whose messages goes through `body` as `message`. */
const messages = (body: string): Breakage =>
  search(`await search(task, driver, async (message) => { ${body} }, clock);`);

/** What the hooks of the reporters load and call at the first failure and at the end. */
const healing = (runner: Runner, code: string): Breakage => ({ package: runner, module: 'healing', code: () => code });

const plain = new Map<Runner, object>();
beforeAll(async () => {
  for (const runner of RUNNERS) {
    using project = healProject(runner, boundaryProject(runner));
    plain.set(runner, runnerReport(await project.run([REPORT[runner]])));
  }
});

describe.each(RUNNERS)('in %s, the search in the test worker', (runner) => {
  it('heals when nothing is broken', async () => {
    const { run } = await healWith(runner, messages('await emit(message);'));

    expect(run.report?.targets[0]?.patches[0]?.healedSource).toBe(HEALED_SHIPPING);
  });

  it.each([
    {
      trouble: 'throws',
      breakage: messages(
        "await emit(message); if (message.type === 'located') throw new TypeError('no search today');",
      ),
      told: 'the search failed: TypeError: no search today',
    },
    {
      trouble: 'spins',
      breakage: messages("await emit(message); if (message.type === 'located') for (;;);"),
      told: 'the search failed: 3 test workers in a row died or fell silent where no candidate ran',
    },
    {
      trouble: 'gives out patches that are none',
      breakage: messages(
        "await emit(message.type === 'plausible' ? { ...message, candidate: { key: 'k', edits: [{ start: 9e9, end: -1 }] } } : message);",
      ),
      told: 'the host process sent a probe message of an unknown shape: `{"type":"plausible","candidate":{"key":"k","edits":[{"start":9000000000,"end":-1}]}}`; are all testheal packages of one version?',
    },
    {
      trouble: 'gives out numbers that are none',
      breakage: messages(
        "await emit(message.type === 'done' ? { ...message, stats: { candidates: 'many' } } : message);",
      ),
      told: '"stats":{"candidates":"many"}',
    },
  ])('is told with what to do, and costs the run nothing, when it $trouble', async ({ breakage, told }) => {
    const { run, left } = await healWith(runner, breakage);

    expect(runnerReport(run)).toEqual(plain.get(runner));
    expect(run.report?.targets).toMatchObject([{ status: 'skipped', reason: 'infrastructure', patches: [] }]);
    expect(run.report?.targets[0]?.explanation).toContain(told);
    expect(run.report?.targets[0]?.explanation).toContain(ADVICE);
    expect(ours(run)).toEqual([]);
    expect(await left()).toEqual([]);
  });
});

describe.each(RUNNERS)('in %s, a hook of the reporter', (runner) => {
  it.each([
    { trouble: 'does not load', code: "throw new TypeError('no healing today');" },
    {
      trouble: 'throws',
      code: `
const no = () => { throw new TypeError('no healing today'); };
export const startHealing = async () => ({ warmUp: no, heal: async () => no() });
export const openHealingSession = () => ({ warmUp: () => undefined, heal: async () => no() });
`,
    },
    {
      trouble: 'throws at the first failure',
      code: `
const no = () => { throw new TypeError('no healing today'); };
export const startHealing = async () => no();
export const openHealingSession = () => ({ warmUp: no, heal: async () => undefined });
`,
    },
  ])('is one line with what to do, and costs the run nothing, when it $trouble', async ({ code }) => {
    const { run, left } = await healWith(runner, healing(runner, code));

    expect(runnerReport(run)).toEqual(plain.get(runner));
    expect(ours(run)).toEqual([
      `heal: stopped by an internal error: no healing today · your test run is unaffected; ${ADVICE}`,
    ]);
    expect(run.report).toBeUndefined();
    expect(await left()).toEqual([]);
  });
});

// These wait, so they do it at the same time.
describe.concurrent('a part of ours that never comes to an end', () => {
  it.each(RUNNERS)('is ended in %s when it is the search, which then goes on by whole runs', async (runner) => {
    const breakage = search('await new Promise(() => undefined);');

    const { run, left } = await healWith(runner, breakage, ['--heal-timeout', '2']);

    expect(runnerReport(run)).toEqual(plain.get(runner));
    // Whole runs need nothing of the search's that runs in the worker.
    expect(run.report?.targets).toMatchObject([{ status: 'healed', search: { way: 'runs' } }]);
    expect(run.report?.targets[0]?.search.wayReason).toContain('run its test file alone to see whether it ends');
    expect(await left()).toEqual([]);
  });

  it.each(RUNNERS)('is ended in %s when it is a hook of the reporter', async (runner) => {
    const breakage: Breakage = {
      package: 'core',
      module: 'index',
      code: (real) => `export * from '${real}';\nexport const healRun = () => new Promise(() => undefined);\n`,
    };

    const { run, left } = await healWith(runner, breakage);

    expect(runnerReport(run)).toEqual(plain.get(runner));
    expect(ours(run)).toEqual([
      `heal: stopped by an internal error: no progress for 30 s · your test run is unaffected; ${ADVICE}`,
    ]);
    expect(await left()).toEqual([]);
  });
});

/** `left`: the processes of the run that do not end. */
async function healWith(
  runner: Runner,
  breakage: Breakage,
  args: readonly string[] = [],
): Promise<{ run: HealedRun; left: () => Promise<string[]> }> {
  using project = brokenInstall(runner, boundaryProject(runner), breakage);
  const run = await project.heal([REPORT[runner], ...args]);
  return { run, left: () => processesLeftIn(project.root) };
}

/** What the runner itself says of the run, without times and places. */
function runnerReport({ exitCode, stdout }: HealedRun): object {
  const { success, testResults } = JSON.parse(stdout) as {
    success: boolean;
    testResults: { assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[];
  };
  const tests = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      fullName,
      status,
      failures: failureMessages.map((message) => message.split('\n', 1)[0]),
    })),
  );
  return { exitCode, success, tests };
}

function ours(run: HealedRun): string[] {
  return (run.stdout + run.stderr).split('\n').filter((line) => line.startsWith('heal: '));
}
