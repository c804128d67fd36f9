import { readFileSync, rmSync } from 'node:fs';

import { CLI_VARIABLES } from '@testheal/core';

import type { Runner } from '../project/runner.ts';
import { type ProgramRun, runProgram } from './run-program.ts';

/** How the cases of one bench are run. */
export interface BenchRunner {
  readonly runner: Runner;
  /** Absolute path of `vitest-heal` or `jest-heal`. */
  readonly program: string;
  /** Absolute: where the project's runner is started. */
  readonly root: string;
  /** Without any variable of ours. */
  readonly env: NodeJS.ProcessEnv;
  /** Flags of the search, for the healing runs. */
  readonly flags: readonly string[];
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/** The part of a runner's own JSON results that both runners have. */
export interface RunnerResults {
  readonly numTotalTests: number;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly message?: string }[];
}

export interface RunnerRun {
  readonly run: ProgramRun;
  /** Absent when the run ended before it could write them. */
  readonly results?: RunnerResults;
}

/** Runs one test file in the project's real runner. `healing`: our flags; absent: no healing. */
export async function runTestFile(
  { runner, program, root, env, timeoutMs, signal }: BenchRunner,
  file: { readonly path: string; readonly resultsFile: string; readonly healing?: readonly string[] },
): Promise<RunnerRun> {
  rmSync(file.resultsFile, { force: true });
  const run = await runProgram([program, ...ARGUMENTS[runner](file.path, file.resultsFile), ...(file.healing ?? [])], {
    cwd: root,
    env: { ...env, [CLI_VARIABLES.caseFile]: file.path, ...(file.healing === undefined && { HEAL: 'off' }) },
    timeoutMs,
    signal,
  });
  const results = readResults(file.resultsFile);
  return { run, ...(results !== undefined && { results }) };
}

/** What a project's config may say of its own runs, and what would disturb these. */
const ARGUMENTS: Readonly<Record<Runner, (file: string, resultsFile: string) => readonly string[]>> = {
  vitest: (file, resultsFile) => [
    'run',
    file,
    '--globals',
    '--reporter=json',
    `--outputFile=${resultsFile}`,
    '--coverage.enabled=false',
    '--bail=0',
  ],
  jest: (file, resultsFile) => [
    '--runTestsByPath',
    file,
    '--json',
    `--outputFile=${resultsFile}`,
    '--coverage=false',
    '--bail=0',
    '--ci',
  ],
};

function readResults(file: string): RunnerResults | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as RunnerResults;
  } catch {
    return undefined;
  }
}
