import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { toReportJson, unifiedDiff } from '@testheal/core';
import type { HealReport } from '@testheal/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { helpText } from './help.ts';
import { runHealCommand } from './run-heal-command.ts';

let root: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'heal-cli-')));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

interface Ran {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

async function run(argv: readonly string[], cwd = root): Promise<Ran> {
  const written = { stdout: '', stderr: '' };
  const exitCode = await runHealCommand(argv, {
    cwd,
    env: {},
    stdout: { columns: 100, write: (text) => void (written.stdout += text) },
    stderr: { write: (text) => void (written.stderr += text) },
  });
  const named = (text: string): string => text.replaceAll(root, '<root>');
  return { exitCode, stdout: named(written.stdout), stderr: named(written.stderr) };
}

function write(path: string, text: string): string {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

const REPORT: HealReport = {
  schemaVersion: 1,
  tool: { name: 'testheal', version: '0.1.0' },
  runner: { name: 'jest', version: '30.5.2' },
  node: 'v20.20.2',
  seed: 1,
  durationMs: 900,
  exitCode: 1,
  targets: [
    {
      file: 'src/a.ts',
      symbol: 'a',
      failing: ['a.test.ts > a'],
      passing: 2,
      guards: { ran: 0, of: 0 },
      status: 'healed',
      reason: 'healed',
      explanation: 'swap-operator makes every test pass',
      label: 'plausible',
      suspicious: [],
      patches: [
        {
          rank: 1,
          proposer: 'search',
          operator: 'swap-operator',
          label: 'plausible',
          cost: 1,
          edits: [{ start: 0, end: 1, text: 'b' }],
          diff: unifiedDiff({ path: 'src/a.ts', before: 'a\n', after: 'b\n' }),
          healedSource: 'b\n',
          applied: false,
        },
      ],
      search: {
        candidates: 12,
        candidatesPerSecond: 24,
        probeMs: 500,
        verifyMs: 300,
        way: 'in-place',
        plausible: 1,
        nearestTurned: 0,
      },
      usage: { calls: 0, inputTokens: 0, outputTokens: 0, usd: 0 },
    },
  ],
  excluded: [],
  unmarked: [],
  notices: [],
  totals: { targets: 1, healed: 1, applied: 0, durationMs: 900 },
};

describe('heal show', () => {
  it('prints the report of the last run again, also in a folder below', async () => {
    write('.heal/report.json', toReportJson(REPORT));
    mkdirSync(join(root, 'src/deep'), { recursive: true });

    const ran = await run(['show'], join(root, 'src/deep'));

    expect(ran.stdout).toMatchInlineSnapshot(`
      "
       HEAL  src/a.ts › a   1 failing, 2 passing tests as oracle
             ✔ plausible  search  1 edit  cost 1.0  12 candidates  0.8 s
             --- a/src/a.ts
             +++ b/src/a.ts
             @@ -1,1 +1,1 @@
             -a
             +b

       Heal  1 of 1 target healed · write: npx jest-heal --heal-apply · patch: .heal/last.patch
      "
    `);
    expect(ran).toMatchObject({ exitCode: 0, stderr: '' });
  });

  it('prints it as JSON', async () => {
    write('.heal/report.json', toReportJson(REPORT));

    const ran = await run(['show', '--json']);

    expect(ran).toEqual({ exitCode: 0, stdout: toReportJson(REPORT), stderr: '' });
  });

  it('says what to do when there is no report', async () => {
    const ran = await run(['show']);

    expect(ran).toEqual({
      exitCode: 2,
      stdout: '',
      stderr:
        'heal: There is no ".heal/report.json" in "<root>" or above it. Run the tests with --heal first, or change to the folder where they ran.\n',
    });
  });

  it.each([
    ['{', 'is not a report'],
    ['[]', 'is not a report'],
    ['{"schemaVersion":2}', 'has version 2 of the format; this tool reads version 1'],
  ])('could not run over the report %s', async (text, problem) => {
    write('.heal/report.json', text);

    const ran = await run(['show']);

    expect(ran).toEqual({
      exitCode: 3,
      stdout: '',
      stderr: `heal: "<root>/.heal/report.json" ${problem}. Run the tests with --heal again to get a new one.\n`,
    });
  });

  it('could not run over a report with holes, and says so in one line', async () => {
    write('.heal/report.json', '{"schemaVersion":1}');

    const ran = await run(['show']);

    expect(ran.exitCode).toBe(3);
    expect(ran.stderr).toMatch(/^heal: `show` could not run: .+\n$/);
  });
});

describe('the command line', () => {
  it.each([['--help'], ['-h'], ['show', '--help']])('answers %s %s with the help', async (...argv) => {
    expect(await run(argv)).toEqual({ exitCode: 0, stdout: helpText(), stderr: '' });
  });

  it.each([['--version'], ['-v']])('answers %s with the version', async (flag) => {
    const ran = await run([flag]);

    const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    expect(manifest).toMatchObject({ version: ran.stdout.trimEnd() });
  });

  it.each([
    [[], 'No command was given.'],
    [['shwo'], '`shwo` is not a command. Did you mean `show`?'],
    [['deploy'], '`deploy` is not a command.'],
    [['show', '--jsn'], '`--jsn` is not an option of `show`. Did you mean `--json`?'],
    [['show', '--json=yes'], '`--json` takes no value.'],
    [['undo', '--json'], '`--json` is not an option of `undo`.'],
    [['show', 'all'], '`all` is one argument too many: `show` takes none.'],
    [['undo', 'one', 'two'], '`two` is one argument too many: `undo` takes [id].'],
    [['fix'], '`fix` needs <module#symbol>.'],
    [['fix', 'a.ts', 'b.ts'], '`b.ts` is one argument too many: `fix` takes <module#symbol>.'],
    [['fix', 'a.ts', '--test'], '`--test` needs a value: <file>.'],
    [['fix', 'a.ts', '--tests', 'a'], '`--tests` is not an option of `fix`. Did you mean `--test`?'],
    [['bench', '--dri', 'x'], '`--dri` is not an option of `bench`. Did you mean `--dir`?'],
  ])('refuses %j', async (argv, problem) => {
    const ran = await run(argv);

    expect(ran).toEqual({ exitCode: 2, stdout: '', stderr: `heal: ${problem} \`heal --help\` lists what there is.\n` });
  });
});
