import { realpathSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

import type { CommandInput } from '../command.ts';
import type { HealCommandHost } from '../host.ts';
import { findProject, type Project } from '../project/find-project.ts';
import { readRunner } from '../project/runner.ts';
import { readNumber } from '../read-number.ts';
import { UsageError } from '../usage-error.ts';
import { type BenchResults, readResults } from './bench-results.ts';
import { findCases } from './find-cases.ts';
import { findSuite, SUITES } from './find-suite.ts';
import { type Proposer, readProposer } from './proposer.ts';

/** What was asked of a bench. */
export interface BenchRequest {
  readonly project: Project;
  /** Absolute: the folder with the cases, and their paths in it. */
  readonly folder: string;
  readonly cases: readonly string[];
  /** One for each run over all cases. */
  readonly seeds: readonly number[];
  readonly proposer: Proposer;
  /** No case is begun once those before have cost so much. */
  readonly maxUsd: number;
  readonly timeoutMs: number;
  readonly jobs: number;
  /** Absolute; absent: no file is written. */
  readonly json?: string;
  /** 0 when it does not matter how many heal. */
  readonly failUnder: number;
  /** Absolute; absent: no page is written. */
  readonly html?: string;
  /** Results of other benches, to be shown beside these. */
  readonly others: readonly BenchResults[];
}

/** Throws `UsageError`. */
export function readBenchRequest({ cwd }: HealCommandHost, input: CommandInput): BenchRequest {
  const { values } = input;
  const { dir, suite, timeout = '120', jobs = '1', runs = '1', json, html, compare = '', filter = '' } = values;
  if (dir !== undefined && suite !== undefined) throw new UsageError('`--dir` and `--suite` exclude each other.');
  const numbers = {
    timeoutMs: readNumber('--timeout', timeout, { above: 0 }) * 1000,
    jobs: readNumber('--jobs', jobs, { above: 0, whole: true }),
    failUnder: readNumber('--fail-under', values['fail-under'] ?? '0', { atMost: 1 }),
    maxUsd: readNumber('--max-usd', values['max-usd'] ?? '5', {}),
  };
  const proposer = readProposer(input);
  const seed = readNumber('--seed', values['seed'] ?? values['heal-seed'] ?? '1', { whole: true });
  const runCount = readNumber('--runs', runs, { above: 0, whole: true });
  const given = dir === undefined ? undefined : folderOf(cwd, dir);
  if (given === undefined && suite === undefined) {
    throw new UsageError(
      `\`bench\` needs \`--dir <folder>\`, the folder with the cases, or \`--suite <name>\`: ${SUITES.join(', ')}.`,
    );
  }
  const cases = given === undefined ? undefined : casesOf(given, filter);
  const project = findProject({ folder: realpathSync(cwd), runner: readRunner(values['runner']) });
  const folder = given ?? realpathSync(findSuite(suite ?? '', project.root));
  return {
    project,
    folder,
    cases: cases ?? casesOf(folder, filter),
    seeds: Array.from({ length: runCount }, (_, run) => seed + run),
    proposer,
    ...numbers,
    ...(json !== undefined && { json: resolve(cwd, json) }),
    ...(html !== undefined && { html: resolve(cwd, html) }),
    others: (compare === '' ? [] : compare.split(',')).map((file) => readResults(resolve(cwd, file))),
  };
}

function folderOf(cwd: string, dir: string): string {
  const folder = resolve(cwd, dir);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return realpathSync(folder);
  throw new UsageError(`\`--dir\`: there is no folder "${dir}" in "${cwd}".`);
}

function casesOf(folder: string, filter: string): string[] {
  const all = findCases(folder);
  if (all.length === 0) throw new UsageError(`There is no folder with a case.json in "${folder}".`);
  const cases = all.filter((name) => name.includes(filter));
  if (cases.length > 0) return cases;
  throw new UsageError(`None of the ${all.length} cases in "${folder}" has "${filter}" in its path (\`--filter\`).`);
}
