import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { CLI_VARIABLES } from '@testheal/core';

import { type BenchRequest, readBenchRequest } from '../bench/bench-request.ts';
import { benchResults } from '../bench/bench-results.ts';
import { benchTable } from '../bench/bench-table.ts';
import type { CaseResult } from '../bench/case-result.ts';
import { inOrder } from '../bench/in-order.ts';
import { comparisonPage, comparisonText } from '../bench/comparison-table.ts';
import { runCase, unpaidCase } from '../bench/run-case.ts';
import type { BenchRunner } from '../bench/runner-run.ts';
import { sumUsage } from '../bench/usage.ts';
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
      const { proposer, timeoutMs } = request;
      const env = {
        ...withoutOurs(host.env),
        TMPDIR: work.temp,
        TMP: work.temp,
        TEMP: work.temp,
        NO_COLOR: '1',
        ...(proposer.without.length > 0 && { [CLI_VARIABLES.without]: proposer.without.join(',') }),
      };
      const runner: BenchRunner = { ...project, program, env, flags: proposer.flags, timeoutMs, signal };
      const results: CaseResult[] = [];
      for (const [run, seed] of request.seeds.entries()) {
        if (request.seeds.length > 1) host.stdout.write(`${run === 0 ? '' : '\n'}seed ${seed}\n`);
        host.stdout.write(table.head);
        const spent = { usd: sumUsage(results.map(({ usage }) => usage)).usd ?? 0 };
        const ofRun = await runCases({ request, runner, work, seed, run, spent }, (result) =>
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
  /** By all cases so far. */
  readonly spent: { usd: number };
}

function runCases(
  { request, runner, work, seed, run, spent }: Run,
  tell: (result: CaseResult) => void,
): Promise<CaseResult[]> {
  const { cases, folder, jobs, maxUsd } = request;
  return inOrder(cases, jobs, {
    work: async (name, index) => {
      const workFolder = join(work.copies, String(run * cases.length + index));
      const place = { name, folder: join(folder, name), workFolder, seed };
      if (spent.usd > 0 && spent.usd >= maxUsd) return unpaidCase(place, spent.usd);
      const result = await runCase(place, runner);
      spent.usd += result.usage.usd ?? 0;
      return result;
    },
    tell: (result) => void (runner.signal.aborted || tell(result)),
  });
}

/** Compares, and writes the files; the exit code. */
function conclude({ stdout }: HealCommandHost, request: BenchRequest, results: readonly CaseResult[]): number {
  const { json, html, failUnder, project, proposer, seeds, others } = request;
  const all = benchResults({ runner: project.runner, proposer, seeds }, results);
  const { cases, healed, firstPatchCorrect, anyPatchCorrect } = all.totals;
  if (seeds.length > 1) {
    stdout.write(
      `\nin each of ${seeds.length} runs: ${healed} of ${cases} healed · first patch correct ${firstPatchCorrect} · any patch ${anyPatchCorrect}\n`,
    );
  }
  stdout.write(`\n${comparisonText([...others, all])}`);
  if (json !== undefined) write(json, `${JSON.stringify(all, undefined, 2)}\n`);
  if (html !== undefined) write(html, comparisonPage([...others, all]));
  return healed < failUnder * cases ? EXIT.refused : EXIT.done;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** What asks for healing in this shell is not meant for the cases. */
const OURS = /^(?:HEAL(?:_TARGET|_REPORT)?|TESTHEAL_\w+|npm_config_heal\w*)$/;

function withoutOurs(env: HealCommandHost['env']): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !OURS.test(name)));
}
