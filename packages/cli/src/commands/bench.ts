import { mkdirSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { benchTable } from '../bench/bench-table.ts';
import { type CaseResult, totalsOf } from '../bench/case-result.ts';
import { findCases } from '../bench/find-cases.ts';
import { inOrder } from '../bench/in-order.ts';
import { runCase } from '../bench/run-case.ts';
import type { BenchRunner } from '../bench/runner-run.ts';
import { withSignals } from '../bench/with-signals.ts';
import { makeWorkFolder } from '../bench/work-folder.ts';
import type { CommandInput, RunCommand } from '../command.ts';
import { EXIT } from '../exit-code.ts';
import type { HealCommandHost } from '../host.ts';
import { findAdapter } from '../project/find-adapter.ts';
import { findProject } from '../project/find-project.ts';
import { readRunner } from '../project/runner.ts';
import { readNumber } from '../read-number.ts';
import { searchFlags } from '../search-flags.ts';
import { UsageError } from '../usage-error.ts';

/** Heals every case of a folder in the project's real runner, and prints what came of it. */
export const bench: RunCommand = async (host, input) => {
  const request = readRequest(host, input);
  const flags = searchFlags(input);
  const cases = casesOf(request.folder, input.values['filter'] ?? '');
  const project = findProject({ folder: realpathSync(host.cwd), runner: readRunner(input.values['runner']) });
  const program = findAdapter(project);
  const table = benchTable(cases);
  const { stdout } = host;

  return withSignals(async (signal) => {
    const work = makeWorkFolder(project.root);
    try {
      const env = { ...withoutOurs(host.env), TMPDIR: work.temp, TMP: work.temp, TEMP: work.temp, NO_COLOR: '1' };
      const runner: BenchRunner = { ...project, program, env, flags, timeoutMs: request.timeoutMs, signal };
      stdout.write(table.head);
      const results = await inOrder(cases, request.jobs, {
        work: (name, index) =>
          runCase({ name, folder: join(request.folder, name), workFolder: join(work.copies, String(index)) }, runner),
        tell: (result) => void (signal.aborted || stdout.write(table.row(result))),
      });
      if (signal.aborted) return EXIT.broken;
      stdout.write(table.end(results));
      return conclude(request, results);
    } finally {
      work.remove();
    }
  });
};

/** Writes the JSON file; the exit code. */
function conclude({ json, failUnder }: BenchRequest, results: readonly CaseResult[]): number {
  const totals = totalsOf(results);
  if (json !== undefined) {
    mkdirSync(dirname(json), { recursive: true });
    writeFileSync(json, `${JSON.stringify({ totals, cases: results }, undefined, 2)}\n`);
  }
  return totals.healed < failUnder * totals.cases ? EXIT.refused : EXIT.done;
}

interface BenchRequest {
  /** Absolute. */
  readonly folder: string;
  readonly timeoutMs: number;
  readonly jobs: number;
  /** Absolute; absent: no file is written. */
  readonly json?: string;
  /** 0 when it does not matter how many heal. */
  readonly failUnder: number;
}

function readRequest({ cwd }: HealCommandHost, { values }: CommandInput): BenchRequest {
  const { dir, timeout = '120', jobs = '1', json } = values;
  if (dir === undefined) throw new UsageError('`bench` needs `--dir <folder>`: the folder with the cases.');
  const folder = resolve(cwd, dir);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new UsageError(`\`--dir\`: there is no folder "${dir}" in "${cwd}".`);
  }
  return {
    folder: realpathSync(folder),
    timeoutMs: readNumber('--timeout', timeout, { above: 0 }) * 1000,
    jobs: readNumber('--jobs', jobs, { above: 0, whole: true }),
    failUnder: readNumber('--fail-under', values['fail-under'] ?? '0', { atMost: 1 }),
    ...(json !== undefined && { json: resolve(cwd, json) }),
  };
}

function casesOf(folder: string, filter: string): string[] {
  const all = findCases(folder);
  if (all.length === 0) throw new UsageError(`There is no folder with a case.json in "${folder}".`);
  const cases = all.filter((name) => name.includes(filter));
  if (cases.length > 0) return cases;
  throw new UsageError(`None of the ${all.length} cases in "${folder}" has "${filter}" in its path (\`--filter\`).`);
}

/** What asks for healing in this shell is not meant for the cases. */
const OURS = /^(?:HEAL(?:_TARGET|_REPORT)?|TESTHEAL_\w+|npm_config_heal\w*)$/;

function withoutOurs(env: HealCommandHost['env']): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !OURS.test(name)));
}
