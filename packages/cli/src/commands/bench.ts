import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { type BenchRequest, readBenchRequest } from '../bench/bench-request.ts';
import { benchResults } from '../bench/bench-results.ts';
import { benchTable } from '../bench/bench-table.ts';
import type { CaseResult } from '../bench/case-result.ts';
import { inOrder } from '../bench/in-order.ts';
import { runCase } from '../bench/run-case.ts';
import type { BenchRunner } from '../bench/runner-run.ts';
import { withSignals } from '../bench/with-signals.ts';
import { makeWorkFolder, type WorkFolder } from '../bench/work-folder.ts';
import type { RunCommand } from '../command.ts';
import { EXIT } from '../exit-code.ts';
import type { HealCommandHost } from '../host.ts';
import { findAdapter } from '../project/find-adapter.ts';

/** Heals every case of a folder or suite in the project's real runner, and prints what came of it. */
export const bench: RunCommand = async (host, input) => {
  const request = readBenchRequest(host, input);
  const { project } = request;
  const program = findAdapter(project);
  const table = benchTable(request.cases);

  return withSignals(async (signal) => {
    const work = makeWorkFolder(project.root);
    try {
      const env = { ...withoutOurs(host.env), TMPDIR: work.temp, TMP: work.temp, TEMP: work.temp, NO_COLOR: '1' };
      const { flags, timeoutMs } = request;
      const runner: BenchRunner = { ...project, program, env, flags, timeoutMs, signal };
      const results: CaseResult[] = [];
      for (const [run, seed] of request.seeds.entries()) {
        if (request.seeds.length > 1) host.stdout.write(`${run === 0 ? '' : '\n'}seed ${seed}\n`);
        host.stdout.write(table.head);
        const ofRun = await runCases({ request, runner, work, seed, run }, (result) =>
          host.stdout.write(table.row(result)),
        );
        if (signal.aborted) return EXIT.broken;
        host.stdout.write(table.end(ofRun));
        results.push(...ofRun);
      }
      return conclude(host, request, results);
    } finally {
      work.remove();
    }
  });
};

interface Run {
  readonly request: BenchRequest;
  readonly runner: BenchRunner;
  readonly work: WorkFolder;
  readonly seed: number;
  /** From 0. */
  readonly run: number;
}

function runCases(
  { request, runner, work, seed, run }: Run,
  tell: (result: CaseResult) => void,
): Promise<CaseResult[]> {
  const { cases, folder, jobs } = request;
  return inOrder(cases, jobs, {
    work: (name, index) => {
      const workFolder = join(work.copies, String(run * cases.length + index));
      return runCase({ name, folder: join(folder, name), workFolder, seed }, runner);
    },
    tell: (result) => void (runner.signal.aborted || tell(result)),
  });
}

/** Writes the JSON file; the exit code. */
function conclude({ stdout }: HealCommandHost, request: BenchRequest, results: readonly CaseResult[]): number {
  const { json, failUnder, project, seeds } = request;
  const all = benchResults(project.runner, seeds, results);
  const { cases, healed, firstPatchCorrect, anyPatchCorrect } = all.totals;
  if (seeds.length > 1) {
    stdout.write(
      `\nin each of ${seeds.length} runs: ${healed} of ${cases} healed · first patch correct ${firstPatchCorrect} · any patch ${anyPatchCorrect}\n`,
    );
  }
  if (json !== undefined) {
    mkdirSync(dirname(json), { recursive: true });
    writeFileSync(json, `${JSON.stringify(all, undefined, 2)}\n`);
  }
  return healed < failUnder * cases ? EXIT.refused : EXIT.done;
}

/** What asks for healing in this shell is not meant for the cases. */
const OURS = /^(?:HEAL(?:_TARGET|_REPORT)?|TESTHEAL_\w+|npm_config_heal\w*)$/;

function withoutOurs(env: HealCommandHost['env']): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !OURS.test(name)));
}
