import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { runHealCommand } from './run-heal-command.ts';

let root: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'heal-usage-')));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

async function run(argv: readonly string[]): Promise<{ exitCode: number; stdout: string; stderr: string }> {
  let stdout = '';
  let stderr = '';
  const exitCode = await runHealCommand(argv, {
    cwd: root,
    env: {},
    stdout: { write: (text) => void (stdout += text) },
    stderr: { write: (text) => void (stderr += text) },
  });
  return { exitCode, stdout, stderr: stderr.replaceAll(root, '<root>') };
}

describe('heal fix', () => {
  beforeEach(() => {
    write('package.json', '{ "devDependencies": { "vitest": "*", "jest": "*" } }');
    write('src/price.ts', 'export const f = () => 1;\n');
    write('test/price.test.ts', "test('f', () => undefined);\n");
  });

  it.each([
    [['src/price.ts#f'], '`fix` needs `--test <file>`: the file with the failing tests.'],
    [
      ['src/price.ts#f', '--test', 'test/prices.test.ts'],
      '`--test`: there is no file "test/prices.test.ts" in "<root>". Did you mean `test/price.test.ts`?',
    ],
    [
      ['src/prise#f', '--test', 'test/price.test.ts'],
      'the target `src/prise#f`: there is no file "src/prise" in "<root>". Did you mean `src/price.ts`?',
    ],
    [['src/price#f', '--test', 'test/price.test.ts', '--runner', 'jst'], '`--runner jst`: did you mean `jest`?'],
    [
      ['src/price#f', '--test', 'test/price.test.ts'],
      '"<root>" has both Vitest and Jest. Say which by `--runner vitest` or `--runner jest`.',
    ],
  ])('refuses %j', async (argv, problem) => {
    const ran = await run(['fix', ...argv]);

    expect(ran).toEqual({ exitCode: 2, stdout: '', stderr: `heal: ${problem}\n` });
  });
});

describe('heal bench', () => {
  beforeEach(() => {
    write('package.json', '{ "devDependencies": { "jest": "*" } }');
    write('cases/a/case.json', '{}');
    mkdirSync(join(root, 'empty'));
  });

  it.each([
    [
      [],
      '`bench` needs `--dir <folder>`, the folder with the cases, or `--suite <name>`: default, quixbugs, web, faults, missing-logic, everyday, history.',
    ],
    [['--dir', 'cases', '--suite', 'web'], '`--dir` and `--suite` exclude each other.'],
    [
      ['--suite', 'quix'],
      '`--suite` has to be one of default, quixbugs, web, faults, missing-logic, everyday, history, not `quix`.',
    ],
    [
      ['--suite', 'quixbugs'],
      '`--suite`: the suites are in "@testheal/benchmarks", which is not installed in "<root>". Install it: npm install --save-dev @testheal/benchmarks',
    ],
    [
      ['--suite', 'web'],
      '"@testheal/benchmarks" in "<root>" has no suite "web". Update it: npm install --save-dev @testheal/benchmarks',
    ],
    [['--dir', 'cases', '--runs', '0'], '`--runs` needs a whole number above 0, not `0`.'],
    [['--dir', 'csaes'], '`--dir`: there is no folder "csaes" in "<root>".'],
    [['--dir', 'empty'], 'There is no folder with a case.json in "<root>/empty".'],
    [['--dir', 'cases', '--filter', 'b'], 'None of the 1 cases in "<root>/cases" has "b" in its path (`--filter`).'],
    [
      ['--dir', 'cases', '--proposer', 'gpt'],
      '`--proposer` has to be one of search, ladder, anthropic, openai, google, openai-compatible, not `gpt`.',
    ],
    [['--dir', 'cases', '--naive'], '`--naive` is for a model: add `--proposer ladder`, or a provider.'],
    [['--dir', 'cases', '--model', 'm'], '`--model` is for a model: add `--proposer ladder`, or a provider.'],
    [
      ['--dir', 'cases', '--proposer', 'ladder', '--naive', '--attempts', '3'],
      '`--naive` is one proposal: leave `--attempts` out.',
    ],
    [['--dir', 'cases', '--jobs', '1.5'], '`--jobs` needs a whole number above 0, not `1.5`.'],
    [['--dir', 'cases', '--heal-seed', 'x'], '`--heal-seed` needs a whole number, 0 or above, not `x`.'],
    [['--dir', 'cases', '--timeout', '0'], '`--timeout` needs a number above 0, not `0`.'],
    [['--dir', 'cases', '--fail-under', '80'], '`--fail-under` needs a number from 0 to 1, not `80`.'],
    [
      ['--dir', 'cases', '--runner', 'vitest'],
      'No project with Vitest was found from "<root>" upwards: there is neither a config file of it nor a package.json that depends on it.',
    ],
  ])('refuses %j', async (argv, problem) => {
    if (argv.includes('web'))
      write('node_modules/@testheal/benchmarks/package.json', '{ "name": "@testheal/benchmarks" }');
    const ran = await run(['bench', ...argv]);

    expect(ran).toEqual({ exitCode: 2, stdout: '', stderr: `heal: ${problem}\n` });
  });
});
