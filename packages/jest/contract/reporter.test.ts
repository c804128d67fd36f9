import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type TempProject, tempProject } from '@testheal/testkit';
import { afterEach, describe, expect, it } from 'vitest';

import { dist, home } from './jest-project.ts';
import { bins, exists, runJest } from './run-jest.ts';

const REPORTER = join(dist, 'index.cjs');

const SHIPPING = {
  'package.json': '{}',
  'jest.config.js': config(`reporters: ['default', ${JSON.stringify(REPORTER)}]`),
  'src/shipping.js': `exports.cost = (items) => (items >= 3 ? 0 : 5);\n`,
  'test/shipping.test.js': `const { heal } = require(${JSON.stringify(REPORTER)});
const { cost } = require('../src/shipping.js');
heal('../src/shipping.js#cost')('is free from two items', () => { expect(cost(2)).toBe(0); });
test('costs for one', () => { expect(cost(1)).toBe(5); });
test('is free for four', () => { expect(cost(4)).toBe(0); });
`,
};

function config(more: string): string {
  return `module.exports = { watchman: false, cacheDirectory: __dirname + '/.jest-cache', transform: {}, ${more} };\n`;
}

interface Report {
  readonly targets: readonly { readonly file: string; readonly status: string; readonly failing: readonly string[] }[];
  readonly notices: readonly string[];
}

async function reportIn(root: string): Promise<Report> {
  return JSON.parse(await readFile(join(root, '.heal/report.json'), 'utf8')) as Report;
}

describe('the reporter and the command', () => {
  let project: TempProject | undefined;
  afterEach(async () => project?.[Symbol.asyncDispose]());

  async function open(files: Readonly<Record<string, string>>): Promise<string> {
    project = await tempProject(home, files);
    return project.root;
  }
  it('change nothing of a run that does not ask for healing', async () => {
    const root = await open(SHIPPING);
    const bare = config(`reporters: ['default']`);
    const other = await tempProject(home, { ...SHIPPING, 'jest.config.js': bare });

    const withReporter = await runJest(bins.jest, root, []);
    const without = await runJest(bins.jest, other.root, []);
    await other[Symbol.asyncDispose]();

    expect(withReporter).toEqual({ ...without, stderr: without.stderr.replaceAll(other.root, root) });
    expect(await exists(join(root, '.heal'))).toBe(false);
  });

  it.each<[string, string, readonly string[], Readonly<Record<string, string>>]>([
    ['jest-heal', bins.jestHeal, [], {}],
    ['jest --heal=1', bins.jest, ['--heal=1'], {}],
    ['HEAL=1 jest', bins.jest, [], { HEAL: '1' }],
  ])('propose a patch with %s, and keep the exit code and the file', async (_name, bin, args, env) => {
    const root = await open(SHIPPING);

    const run = await runJest(bin, root, args, env);

    expect({ exitCode: run.exitCode, stdout: run.stdout }).toEqual({ exitCode: 1, stdout: '' });
    expect((await reportIn(root)).targets).toMatchObject([
      { file: 'src/shipping.js', status: 'healed', failing: ['test/shipping.test.js > is free from two items'] },
    ]);
    expect(await readFile(join(root, 'src/shipping.js'), 'utf8')).toBe(SHIPPING['src/shipping.js']);
  });

  it('write the patch with --heal-apply, after which the run has passed', async () => {
    const root = await open(SHIPPING);

    const run = await runJest(bins.jestHeal, root, ['--heal-apply-force']);

    expect(run.exitCode).toBe(0);
    expect(await readFile(join(root, 'src/shipping.js'), 'utf8')).toBe(
      `exports.cost = (items) => (items >= 2 ? 0 : 5);\n`,
    );
  });

  it('keep the exit code of a run in which something else failed too', async () => {
    const failing = `${SHIPPING['test/shipping.test.js']}test('never', () => { expect(1).toBe(2); });\n`;
    const root = await open({ ...SHIPPING, 'test/shipping.test.js': failing });

    const run = await runJest(bins.jestHeal, root, ['--heal-apply-force']);

    expect(run.exitCode).toBe(1);
    expect(await readFile(join(root, 'src/shipping.js'), 'utf8')).toBe(
      `exports.cost = (items) => (items >= 2 ? 0 : 5);\n`,
    );
  });

  it('keep the reporters that are configured, with their options, and --json clean', async () => {
    const root = await open({
      ...SHIPPING,
      'jest.config.js': config(`reporters: [['<rootDir>/theirs.js', { file: 'theirs.txt' }]]`),
      'theirs.js': `module.exports = class {
  constructor(config, options) { this.file = require('node:path').join(config.rootDir, options.file); }
  onRunComplete() { require('node:fs').writeFileSync(this.file, 'told'); }
};\n`,
    });

    const run = await runJest(bins.jestHeal, root, ['--json']);

    expect(await readFile(join(root, 'theirs.txt'), 'utf8')).toBe('told');
    expect(JSON.parse(run.stdout)).toMatchObject({ numFailedTests: 1, numPassedTests: 2, success: false });
    expect((await reportIn(root)).targets).toMatchObject([{ status: 'healed' }]);
  });

  it('say what is wrong with a flag, and run nothing', async () => {
    const root = await open(SHIPPING);

    const run = await runJest(bins.jestHeal, root, ['--heal-aply']);

    expect(run).toEqual({
      exitCode: 2,
      stdout: '',
      stderr: 'jest-heal: unknown flag `--heal-aply`, did you mean `--heal-apply`?\n',
    });
  });

  it('tell one line, and leave the run alone, when healing is impossible', async () => {
    const root = await open({
      ...SHIPPING,
      'jest.config.js': config(`reporters: [[${JSON.stringify(REPORTER)}, { seeds: 1 }]]`),
    });

    const run = await runJest(bins.jest, root, ['--heal=1']);

    expect(run.exitCode).toBe(1);
    expect(run.stderr.split('\n').filter((line) => line.startsWith('heal:'))).toEqual([
      'heal: not healed (OPTIONS_INVALID): the heal options are wrong: reporter options in the Jest config: `seeds` is unknown, did you mean `seed`? · your test run is unaffected',
    ]);
  });
});
