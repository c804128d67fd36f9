import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js';
import type { HealReport } from '@testheal/core';
import { describe, expect, it } from 'vitest';
import { builtEnv } from './support/built-env.ts';
import { healProject, RUNNERS, testHead, type HealProject, type Runner } from './support/heal-project.ts';
import { processesLeftIn } from './support/processes-left-in.ts';
import { boundaryProject, HEALED_SHIPPING, SHIPPING } from './support/shop.ts';
import { startRun, type EndedRun, type StartedRun } from './support/started-run.ts';

/** Ends of runs spread over the time of a whole one, for each runner: more of them for a thorough look. */
const POINTS = Number(process.env['HEAL_INTERRUPTS'] ?? 6);
const SEED = Number(process.env['HEAL_INTERRUPTS_SEED'] ?? 1);

const TAX = 'export const addTax = (net: number, rate: number): number => net - net * rate;\n';
const HEALED_TAX = TAX.replace('net - net', 'net + net');

const ENDS = (['SIGINT', 'SIGTERM', 'SIGHUP'] as const).flatMap((signal) =>
  (['process', 'group'] as const).map((to) => ({ signal, to })),
);

const schema = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../packages/core/schema/report.schema.json'), 'utf8'),
) as AnySchemaObject;
const isReport = new Ajv2020({ strict: true }).compile(schema);

const twoTargets = (runner: Runner): Record<string, string> => ({
  ...boundaryProject(runner),
  'src/tax.ts': TAX,
  'test/tax.test.ts': `${testHead(runner)}import { addTax } from '../src/tax';
heal('../src/tax#addTax')('adds the tax', () => {
  expect([addTax(100, 0.2), addTax(50, 0.1), addTax(7, 0)]).toEqual([120, 55, 7]);
});
`,
  'test/guard.test.ts': `${testHead(runner)}test('has nothing to do with it', () => {
  expect(1 + 1).toBe(2);
});
`,
});

/** A target that is healed, and one that uses it, whose search takes its time and finds nothing. */
const slowSearch = (runner: Runner): Record<string, string> => ({
  ...boundaryProject(runner),
  'src/slow.ts': `import { shippingCost } from './shipping';
export function slow(count: number, price: number): number {
  const cost = shippingCost(count * price);
  return cost > 0 ? count * price + cost : count - price;
}
`,
  'test/slow.test.ts': `${testHead(runner)}import { slow } from '../src/slow';
heal('../src/slow#slow')('is one thing and another', async () => {
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([slow(1, 2), slow(1, 2)]).toEqual([1.5, 2.5]);
});
`,
});

describe.each(RUNNERS)('a run of %s that is told to end', (runner) => {
  it.each([
    { when: 'in a single run', args: [], signal: 'SIGINT', to: 'group', times: 2 },
    { when: 'in a single run', args: ['--heal-apply'], signal: 'SIGTERM', to: 'process', times: 1 },
    {
      when: 'in a watching run',
      args: [runner === 'vitest' ? '--watch' : '--watchAll'],
      signal: 'SIGINT',
      to: 'process',
      times: 1,
    },
  ] as const)('reports what is known by then $when at $signal', async ({ args, signal, to, times }) => {
    using project = healProject(runner, slowSearch(runner));
    const before = project.snapshot();
    const run = start(project, runner, ['--heal-timeout', '60', ...args]);

    await run.printed('heal src/slow.ts#slow: 1 failing test, looking for a patch');
    // npm passes on to its child what the terminal has sent to both: it is one end, not two.
    for (let time = 0; time < times; time++) run.send(signal, to);
    const ended = await run.ended;

    const report = reportIn(project) as HealReport;
    expect(exitCodeOf(ended)).toBe(128 + constants.signals[signal]);
    expect(report.exitCode).toBe(128 + constants.signals[signal]);
    expect(report.targets.map(({ file, status, reason }) => [file, status, reason])).toEqual([
      ['src/shipping.ts', 'healed', 'healed'],
      ['src/slow.ts', 'skipped', 'interrupted'],
    ]);
    const by = signal === 'SIGINT' ? 'Ctrl+C' : signal;
    expect(report.notices).toContain(`interrupted by ${by}: this is what was known by then`);
    expect(ended.stderr).toContain(`interrupted by ${by}: this is what was known by then`);
    expect(readFileSync(path.join(project.root, '.heal/last.patch'), 'utf8')).toContain('+  if (total >= freeFrom) {');
    expect(project.snapshot()).toEqual(before);
    expect(await leftBy(project)).toEqual([]);
  });

  it('takes back what it has written and not yet run again', async () => {
    using project = healProject(runner, twoTargets(runner));
    const run = start(project, runner, ['--heal-apply']);
    const over = run.ended.then(() => 'over' as const);

    while (project.read('src/shipping.ts') === SHIPPING) if ((await Promise.race([over, delay(5)])) === 'over') break;
    run.send('SIGTERM', 'process');
    const ended = await run.ended;

    const report = reportIn(project);
    expect([exitCodeOf(ended), report?.exitCode, stateOf(project)]).toEqual([143, 143, 'untouched']);
    expect(report?.notices).toEqual(
      expect.arrayContaining([
        'not applied: the run after writing could not be made (interrupted); the files are as they were',
        'nothing was written, since the run was interrupted',
      ]),
    );
    expect(await leftBy(project)).toEqual([]);
  });

  it('ends by `heal fix`, which passes the signal on', async () => {
    using project = healProject(runner, slowSearch(runner));
    mkdirSync(tempOf(project), { recursive: true });
    const args = ['fix', 'src/slow.ts#slow', '--test', 'test/slow.test.ts', '--heal-timeout', '60'];
    const run = startRun(path.join(bins, 'heal'), args, {
      cwd: project.root,
      env: builtEnv({ TMPDIR: tempOf(project) }),
    });

    await run.printed('heal src/slow.ts#slow: 1 failing test, looking for a patch');
    run.send('SIGTERM', 'process');
    const ended = await run.ended;

    expect(exitCodeOf(ended)).toBe(143);
    expect(reportIn(project)?.targets.map(({ reason }) => reason)).toEqual(['interrupted']);
    expect(await leftBy(project)).toEqual([]);
  });

  it('leaves nothing half done at any moment', async () => {
    using project = healProject(runner, twoTargets(runner));
    const started = performance.now();
    const whole = await start(project, runner, ['--heal-apply']).ended;
    const wholeMs = performance.now() - started;
    const random = randomNumbers(SEED);
    const seen: string[] = [];

    expect([whole.exitCode, stateOf(project)]).toEqual([0, 'applied']);
    for (let point = 0; point < POINTS; point++) {
      reset(project);
      const { signal, to } = ENDS[point % ENDS.length] as (typeof ENDS)[number];
      const afterMs = Math.round((wholeMs * (point + random())) / POINTS);
      const run = start(project, runner, ['--heal-apply']);
      await delay(afterMs);
      run.send(signal, to);
      const ended = await run.ended;

      const what = `${signal} to the ${to} after ${afterMs} of ${Math.round(wholeMs)} ms`;
      const code = exitCodeOf(ended);
      const state = stateOf(project);
      seen.push(`${what}: ${code}, ${state}, ${reportIn(project) === undefined ? 'no report' : 'report'}`);
      // Vitest keeps the 1 of failing tests outside of our work; a run that was over before has the code of its end.
      const codes = [128 + constants.signals[signal], 1, ...(state === 'applied' ? [0] : [])];
      expect({ what, code, isUsual: codes.includes(code) }).toEqual({ what, code, isUsual: true });
      expect({ what, isWhole: state !== 'half' }).toEqual({ what, isWhole: true });
      expect({ what, left: await leftBy(project) }).toEqual({ what, left: [] });
    }
    if (process.env['HEAL_INTERRUPTS'] !== undefined) process.stderr.write(`${seen.join('\n')}\n`);
  });
});

const bins = path.resolve(import.meta.dirname, '../node_modules/.bin');
const tempOf = (project: HealProject): string => path.join(project.root, 'node_modules/.tmp');

function start(project: HealProject, runner: Runner, args: readonly string[]): StartedRun {
  mkdirSync(tempOf(project), { recursive: true });
  return startRun(path.join(bins, `${runner}-heal`), args, {
    cwd: project.root,
    env: builtEnv({ TMPDIR: tempOf(project) }),
  });
}

function reset(project: HealProject): void {
  rmSync(path.join(project.root, '.heal'), { recursive: true, force: true });
  rmSync(path.join(project.root, 'src'), { recursive: true });
  project.write('src/shipping.ts', SHIPPING);
  project.write('src/tax.ts', TAX);
}

function exitCodeOf({ exitCode, signal }: EndedRun): number {
  return exitCode ?? 128 + constants.signals[signal as NodeJS.Signals];
}

/** The report; absent when there is none. Throws when it is none by its schema. */
function reportIn(project: HealProject): HealReport | undefined {
  const file = path.join(project.root, '.heal/report.json');
  if (!existsSync(file)) return undefined;
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isReport(report)) throw new Error(JSON.stringify(isReport.errors));
  return report as HealReport;
}

/** `applied`: both files, with a journal and backups; `untouched`: neither, and nothing beside them. */
function stateOf(project: HealProject): 'applied' | 'untouched' | 'half' {
  const files = Object.fromEntries(
    readdirSync(path.join(project.root, 'src')).map((name) => [name, project.read(`src/${name}`)]),
  );
  const journalFile = path.join(project.root, '.heal/applied.json');
  const journal = existsSync(journalFile) ? (JSON.parse(readFileSync(journalFile, 'utf8')) as Journal) : undefined;
  const isUntouched = isDeepStrictEqual(files, { 'shipping.ts': SHIPPING, 'tax.ts': TAX });
  if (isUntouched && journal === undefined) return 'untouched';
  const isApplied = isDeepStrictEqual(files, {
    'shipping.ts': HEALED_SHIPPING,
    'shipping.ts.heal-backup': SHIPPING,
    'tax.ts': HEALED_TAX,
    'tax.ts.heal-backup': TAX,
  });
  const written = journal?.entries.flatMap((entry) => entry.files.map((file) => file.path)).toSorted();
  return isApplied && isDeepStrictEqual(written, ['src/shipping.ts', 'src/tax.ts']) ? 'applied' : 'half';
}

interface Journal {
  readonly entries: readonly { readonly files: readonly { readonly path: string }[] }[];
}

/** Processes of the run that go on, and folders for temporary files that are ours. */
async function leftBy(project: HealProject): Promise<string[]> {
  const processes = await processesLeftIn(project.root);
  const folders = (): string[] => readdirSync(tempOf(project)).filter((name) => name.startsWith('testheal'));
  // A shell that outlives the run takes them away.
  const until = performance.now() + 3000;
  while (folders().length > 0 && performance.now() < until) await delay(20);
  return [...processes, ...folders()];
}

/** Numbers in [0, 1), the same for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
