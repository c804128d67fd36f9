import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { builtEnv } from './support/built-env.ts';
import { healProject, RUNNERS, type HealProject, type Runner } from './support/heal-project.ts';
import { spawnProcess, type Finished } from './support/spawn-process.ts';

/** Cases lie outside of the projects that run them. */
const CASES = path.resolve(import.meta.dirname, '..', '.tmp', `cases-${process.pid}`);
const HEAL = path.resolve(import.meta.dirname, '..', 'node_modules', '.bin', 'heal');

afterAll(() => {
  if (process.env['KEEP_TMP'] !== '1') rmSync(CASES, { recursive: true, force: true });
});

const TAX = `export function withTax(net: number, rate: number): number {
  return net - net * rate;
}
`;

const TAX_TEST = `import { withTax } from './tax';

test('adds the tax', () => {
  expect(withTax(100, 0.2)).toBe(120);
  expect(withTax(50, 0.1)).toBe(55);
});

test('is zero of nothing', () => {
  expect(withTax(0, 0.2)).toBe(0);
});
`;

const TAX_FILES: Readonly<Record<string, string>> = {
  'case.json': JSON.stringify({
    module: 'tax.ts',
    test: 'tax.check.ts',
    hiddenTest: 'hidden/tax.check.ts',
    fixed: 'fixed.ts',
    target: 'tax.ts#withTax',
  }),
  'tax.ts': TAX,
  'tax.check.ts': TAX_TEST,
  'fixed.ts': TAX.replace('net -', 'net +'),
  'hidden/tax.check.ts': `import { withTax } from '../tax';
it('adds the tax', () => {
  expect(withTax(200, 0.25)).toBe(250);
});
`,
};

const TAX_INPUTS: Readonly<Record<string, string>> = {
  'case.json': JSON.stringify({ ...JSON.parse(TAX_FILES['case.json'] ?? '{}'), inputs: 'judge/inputs.ts' }),
  'judge/inputs.ts': `import type { Random } from 'testheal';
export function inputs(random: Random): unknown[] {
  return [random.integer(1, 999), random.integer(0, 99) / 100];
}
`,
};

/** Says what of the case it can find, while it is healed. */
const REACH_TEST = `import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withTax } from './tax';

test('adds the tax', () => {
  const found = ['fixed.ts', 'hidden/tax.check.ts', 'judge/inputs.ts', 'case.json'].filter((name) => existsSync(join(__dirname, name)));
  expect(found).toEqual([]);
  expect(withTax(100, 0.2)).toBe(120);
});
`;

function writeCases(name: string, cases: Readonly<Record<string, Readonly<Record<string, string>>>>): string {
  const folder = path.join(CASES, name);
  rmSync(folder, { recursive: true, force: true });
  for (const [place, files] of Object.entries(cases)) {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, place, file)), { recursive: true });
      writeFileSync(path.join(folder, place, file), text);
    }
  }
  return folder;
}

function bench(project: HealProject, args: readonly string[]): Promise<Finished> {
  return spawnProcess(HEAL, ['bench', ...args], { cwd: project.root, env: builtEnv() });
}

/** A project whose patterns match no file of a case. */
function benchProject(runner: Runner): HealProject {
  return healProject(runner, {
    'package.json': `{ "name": "fixture", "private": true, "devDependencies": { "${runner}": "*" }${runner === 'vitest' ? ', "type": "module"' : ''} }\n`,
  });
}

interface Results {
  readonly totals: unknown;
  readonly cases: readonly { readonly case: string; readonly reason: string; readonly explanation: string }[];
}

function readResults(project: HealProject): Results {
  return JSON.parse(project.read('out/bench.json')) as Results;
}

describe.each(RUNNERS)('heal bench with %s', (runner) => {
  it('tells of every case, in order, whatever single ones do', async () => {
    using project = benchProject(runner);
    const dir = writeCases(`all-${runner}`, {
      'a-tax/deep/tax': TAX_FILES,
      'b-unparsable': { 'case.json': '{ "module": ' },
      'c-endless': {
        ...TAX_FILES,
        'case.json': JSON.stringify({ module: 'tax.ts', test: 'tax.check.ts' }),
        'tax.ts': `${TAX}for (;;) {}\n`,
      },
      'd-crash': { ...TAX_FILES, 'tax.ts': `${TAX}process.kill(process.pid, 'SIGKILL');\n` },
      'e-green': { ...TAX_FILES, 'tax.ts': TAX.replace('net -', 'net +') },
      'f-reach': { ...TAX_FILES, ...TAX_INPUTS, 'tax.check.ts': REACH_TEST },
    });

    const ran = await bench(project, [
      '--dir',
      path.relative(project.root, dir),
      '--json',
      'out/bench.json',
      // For the endless one: both runners wait for all of it.
      '--timeout',
      '30',
      '--jobs',
      '2',
    ]);

    expect(ran).toMatchObject({ exitCode: 0 });
    const { totals, cases } = readResults(project);
    expect(totals).toMatchObject({
      cases: 6,
      healed: 2,
      firstPatchCorrect: 2,
      anyPatchCorrect: 2,
      medianFirstMs: expect.any(Number),
    });
    expect(cases.map(({ case: name, reason }) => [name, reason])).toEqual([
      ['a-tax/deep/tax', 'healed'],
      ['b-unparsable', 'invalid-case'],
      ['c-endless', 'timeout'],
      ['d-crash', 'crashed'],
      ['e-green', 'passes'],
      ['f-reach', 'healed'],
    ]);
    expect(cases[5]).toHaveProperty(
      'patches.0',
      expect.objectContaining({ hidden: 'passes', inputs: 'same', correct: true }),
    );
    const rows = ran.stdout.split('\n').slice(1, 7);
    expect(rows.map((row) => row.split(' ', 1)[0])).toEqual(cases.map(({ case: name }) => name));
    expect(readdirSync(path.join(project.root, '.heal'))).toEqual(['.gitignore']);
  });

  it('runs a suite once for each seed, and gives the same patches in each', async () => {
    using project = benchProject(runner);
    project.write('node_modules/@testheal/benchmarks/package.json', '{ "name": "@testheal/benchmarks" }\n');
    for (const [file, text] of Object.entries(TAX_FILES)) {
      project.write(`node_modules/@testheal/benchmarks/web/tax/${file}`, text);
    }

    const ran = await bench(project, ['--suite', 'web', '--runs', '2', '--seed', '7', '--json', 'out/bench.json']);

    expect(ran.stdout).toContain('in each of 2 runs: 1 of 1 healed · first patch correct 1 · any patch 1');
    const { cases, ...all } = readResults(project);
    const totals = expect.objectContaining({ cases: 1, healed: 1, firstPatchCorrect: 1, anyPatchCorrect: 1 });
    const runs = [7, 8].map((seed) => ({ seed, totals }));
    const proposer = { name: 'search', naive: false, without: [] };
    expect(all).toEqual({ runner, proposer, seeds: [7, 8], totals, runs });
    const [first, second] = cases.map((each) => ({ ...each, seed: 0, firstPlausibleMs: 0, durationMs: 0 }));
    expect(first).toMatchObject({ case: 'tax', healed: true, firstPatchCorrect: true });
    expect(second).toEqual(first);
  });
});

it('runs the global set-up of the project, and its transforms and modules', async () => {
  using project = benchProject('vitest');
  project.write('setup.mjs', 'export default ({ provide }) => provide("rate", 0.2);\n');
  project.write(
    'vitest.config.mjs',
    `export default {
  resolve: { alias: { '#shared': new URL('./shared', import.meta.url).pathname } },
  test: { projects: [{ extends: true, test: { name: 'node', globalSetup: './setup.mjs', include: ['test/**'] } }] },
};
`,
  );
  project.write(
    'shared/cents.ts',
    'export const cents = (amount: number): number => Math.round(amount * 100) / 100;\n',
  );
  const dir = writeCases('setup', {
    tax: {
      ...TAX_FILES,
      'tax.ts': `import { cents } from '#shared/cents';\n${TAX.replace('net - net * rate', 'cents(net - net * rate)')}`,
      'tax.check.ts': `import { expect, inject, test } from 'vitest';
import { withTax } from './tax';
test('adds the tax', () => {
  expect(withTax(100, inject('rate' as never))).toBe(120);
  expect(withTax(50, 0.1)).toBe(55);
});
`,
    },
  });

  const ran = await bench(project, ['--dir', dir, '--json', 'out/bench.json']);

  expect(ran.stdout).toContain('1 of 1 healed · first patch correct 1');
});

it('finds a patch wrong by the inputs that the tests leave open', async () => {
  using project = benchProject('vitest');
  const rounding = TAX.replace('net - net * rate', 'Math.round(net + net * rate)');
  const dir = writeCases('open', { tax: { ...TAX_FILES, ...TAX_INPUTS, 'fixed.ts': rounding } });

  await bench(project, ['--dir', dir, '--json', 'out/bench.json']);

  const [result] = readResults(project).cases;
  expect(result).toMatchObject({ healed: true, firstPatchCorrect: false, anyPatchCorrect: false });
  expect(result).toHaveProperty(
    'patches.0',
    expect.objectContaining({ hidden: 'passes', inputs: 'differs', correct: false }),
  );
});

it('ends with 1 when fewer heal than asked for', async () => {
  using project = benchProject('vitest');
  const dir = writeCases('fail-under', { a: { 'case.json': '[]' }, b: { 'case.json': '[]' } });

  const ran = await bench(project, ['--dir', dir, '--fail-under', '0.1']);

  expect(ran.exitCode).toBe(1);
});

it('leaves nothing behind when it is interrupted', async () => {
  using project = benchProject('jest');
  const started = path.join(project.root, 'started');
  const dir = writeCases('interrupt', {
    a: { ...TAX_FILES, 'tax.ts': `require('node:fs').writeFileSync(${JSON.stringify(started)}, '');\nfor (;;) {}\n` },
  });
  const running = bench(project, ['--dir', dir]);
  await expect.poll(() => existsSync(started), { timeout: 60_000 }).toBe(true);
  const [copies] = readdirSync(path.join(project.root, '.heal', 'bench'));

  process.kill(Number(copies), 'SIGINT');
  const ran = await running;

  expect(ran.exitCode).toBe(130);
  expect(existsSync(path.join(project.root, '.heal', 'bench'))).toBe(false);
});

it('copies what links lead to, and never what is hidden', async () => {
  using project = benchProject('vitest');
  const dir = writeCases('links', {
    a: {
      ...TAX_FILES,
      'case.json': JSON.stringify({ ...JSON.parse(TAX_FILES['case.json'] ?? '{}'), support: ['lib'] }),
      'tax.check.ts': REACH_TEST.replace("'case.json'", "'lib/fixed.ts', 'lib/real.ts'").replace(
        'toEqual([])',
        "toEqual(['lib/real.ts'])",
      ),
      'real.ts': 'export {};\n',
    },
  });
  mkdirSync(path.join(dir, 'a/lib'));
  symlinkSync('../real.ts', path.join(dir, 'a/lib/real.ts'));
  symlinkSync('../fixed.ts', path.join(dir, 'a/lib/fixed.ts'));

  const ran = await bench(project, ['--dir', dir]);

  expect(ran.stdout).toContain('1 of 1 healed');
  expect(readFileSync(path.join(dir, 'a/tax.ts'), 'utf8')).toBe(TAX);
});
