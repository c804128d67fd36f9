import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { toReportJson, unifiedDiff } from '@testheal/core';
import type { HealReport } from '@testheal/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

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
    const ran = await run(argv);

    expect(ran.stdout).toMatchInlineSnapshot(`
      "Usage: heal <command> [options]

      Commands
        init                            set up \`npm run vitest -- --heal\` and the like; shows the change and asks
        fix <module#symbol>             heal a target by the failing tests of a file, without a marker
        list                            list marked tests with their targets; end with 1 when one does not resolve
        show                            print the report of the last healing run again
        undo [id]                       restore the files that the last --heal-apply wrote, or the one named
        clean                           remove the folder .heal and backups that nobody needs any more
        cache <action>                  stats, clear or prune the repairs that earlier runs keep in .heal/cache
        doctor                          say what is set up here, what is missing and what to do; end with 1 when healing cannot work
        consent                         allow calls of a language model for this project; says which, and what would be sent
        bench                           heal every case of a folder or suite and judge the patches by what no search has seen

      Options of \`init\`
        --literal                       also \`npx vitest --heal\` and \`npm test -- --heal\`
        --undo                          take it back
        -y, --yes                       write without asking

      Options of \`fix\`
        --test <file>                   the test file
        -t, --test-name <pattern>       only tests whose names match
        --apply                         write the best patch, with a backup
        --json                          print the JSON report on stdout, and nothing else there
        --runner <runner>               vitest or jest, where a project has both
        --heal-timeout <seconds>        time that the search may take a target (default 30)
        --heal-max-candidates <n>       candidates that the search may judge a target (default 50000)
        --heal-seed <n>                 seed of the search: same seed, same winner (default 1)
        --heal-guard-timeout <seconds>  time for all guard tests of a target (default 60)
        --heal-memory <megabytes>       old-space limit of each test worker (default 1024)
        --heal-probe <when>             judge candidates in a probe, thousands a second: auto, always or never (default auto)
        --heal-allow-sockets            search also with tests that open sockets
        --heal-no-cache                 search anew also for what an earlier run has healed, and keep nothing
        --heal-llm                      let a language model try what the search does not heal
        --heal-provider <provider>      of the model: anthropic, openai, google or openai-compatible
        --heal-model <name>             the model, by the name that its provider has for it
        --heal-base-url <url>           where the API of the provider is spoken, when it is not there
        --heal-key-variable <name>      name of the variable with the key for that URL, or none
        --heal-strong-model <name>      a second, stronger model for what the first does not heal
        --heal-strong-provider <provider>  of the strong model, when it is another than of the first
        --heal-attempts <n>             proposals that each model may make a target (default 3)
        --heal-model-calls <n>          calls of models a run (default 20)
        --heal-model-tokens <n>         tokens of models a run (default 500000)
        --heal-model-usd <usd>          cost of models a run (default 2)
        --heal-model-time <seconds>     time of models a run (default 600)
        --heal-target-calls <n>         calls of models a target (default 8)
        --heal-target-tokens <n>        tokens of models a target (default 150000)
        --heal-target-usd <usd>         cost of models a target (default 0.5)
        --heal-target-time <seconds>    time of models a target (default 180)
        --heal-prices <model=in/out,…>  what models cost, in USD for a million tokens of input and of output
        --heal-events <file>            add each event of the run to this file, a line of JSON each
        --no-heal-llm                   never call a language model, whatever was allowed

      Options of \`list\`
        --json                          print it as JSON

      Options of \`show\`
        --json                          print it as JSON

      Options of \`undo\`
        --all                           restore the files of all that is not undone, the last first
        --dry-run                       say what would be restored, and change nothing

      Options of \`clean\`
        --force                         also backups of what is not undone: it cannot be undone any more
        --dry-run                       say what would be removed, and change nothing

      Options of \`cache\`
        --max-age <duration>            prune: remove what was last used longer ago, such as 30d or 12h
        --json                          stats: print it as JSON

      Options of \`doctor\`
        --json                          print it as JSON

      Options of \`consent\`
        --revoke                        take it back
        -y, --yes                       allow it without asking
        --heal-provider <provider>      of the model: anthropic, openai, google or openai-compatible
        --heal-model <name>             the model, by the name that its provider has for it
        --heal-base-url <url>           where the API of the provider is spoken, when it is not there
        --heal-key-variable <name>      name of the variable with the key for that URL, or none
        --heal-strong-model <name>      a second, stronger model for what the first does not heal
        --heal-strong-provider <provider>  of the strong model, when it is another than of the first

      Options of \`bench\`
        --dir <folder>                  folder with the cases: each a folder with a case.json
        --suite <name>                  cases of @testheal/benchmarks: default, quixbugs, web, faults or missing-logic
        --runner <runner>               vitest or jest, where a project has both
        --proposer <name>               search (default), ladder, anthropic, openai, google or openai-compatible
        --model <name>                  the same as --heal-model
        --base-url <url>                the same as --heal-base-url
        --attempts <n>                  the same as --heal-attempts
        --naive                         one proposal of the model, which then has no memory of others
        --max-usd <usd>                 begin no case once those before have cost so much (default 5)
        --timeout <seconds>             time for a case (default 120)
        --jobs <n>                      cases at the same time (default 1)
        --filter <text>                 only cases whose path has this in it
        --seed <n>                      the same as --heal-seed (default 1)
        --runs <n>                      heal all cases so often, each time with the next seed (default 1)
        --json <file>                   write the results to this file
        --html <file>                   write a page with a chart to this file
        --compare <file,…>              show the results of these JSON files beside these
        --without <part,…>              leave these parts of the search out: docs/benchmarks.md names them
        --fail-under <fraction>         end with 1 when fewer of the cases heal, such as 0.8
        --heal-timeout <seconds>        time that the search may take a target (default 30)
        --heal-max-candidates <n>       candidates that the search may judge a target (default 50000)
        --heal-seed <n>                 seed of the search: same seed, same winner (default 1)
        --heal-guard-timeout <seconds>  time for all guard tests of a target (default 60)
        --heal-memory <megabytes>       old-space limit of each test worker (default 1024)
        --heal-probe <when>             judge candidates in a probe, thousands a second: auto, always or never (default auto)
        --heal-allow-sockets            search also with tests that open sockets
        --heal-no-cache                 search anew also for what an earlier run has healed, and keep nothing
        --heal-llm                      let a language model try what the search does not heal
        --heal-provider <provider>      of the model: anthropic, openai, google or openai-compatible
        --heal-model <name>             the model, by the name that its provider has for it
        --heal-base-url <url>           where the API of the provider is spoken, when it is not there
        --heal-key-variable <name>      name of the variable with the key for that URL, or none
        --heal-strong-model <name>      a second, stronger model for what the first does not heal
        --heal-strong-provider <provider>  of the strong model, when it is another than of the first
        --heal-attempts <n>             proposals that each model may make a target (default 3)
        --heal-model-calls <n>          calls of models a run (default 20)
        --heal-model-tokens <n>         tokens of models a run (default 500000)
        --heal-model-usd <usd>          cost of models a run (default 2)
        --heal-model-time <seconds>     time of models a run (default 600)
        --heal-target-calls <n>         calls of models a target (default 8)
        --heal-target-tokens <n>        tokens of models a target (default 150000)
        --heal-target-usd <usd>         cost of models a target (default 0.5)
        --heal-target-time <seconds>    time of models a target (default 180)
        --heal-prices <model=in/out,…>  what models cost, in USD for a million tokens of input and of output
        --heal-events <file>            add each event of the run to this file, a line of JSON each
        --no-heal-llm                   never call a language model, whatever was allowed

      Options of all
        -h, --help                      print this
        -v, --version                   print the version

      Tests with markers are healed by the runners: npx vitest-heal, npx jest-heal
      Exit codes: 0 done, 1 refused or failures remain, 2 wrong usage, 3 could not run
      "
    `);
    expect(ran).toMatchObject({ exitCode: 0, stderr: '' });
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
