import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

import { CLI_VARIABLES, ENDING_SIGNALS } from '@testheal/core';

import type { CommandInput, RunCommand } from '../command.ts';
import { EXIT } from '../exit-code.ts';
import { existingFile } from '../existing-file.ts';
import { findAdapter } from '../project/find-adapter.ts';
import { findProject } from '../project/find-project.ts';
import { readRunner } from '../project/runner.ts';
import { quote } from '../quote.ts';
import { searchFlags } from '../search-flags.ts';
import { UsageError } from '../usage-error.ts';

/** Heals a target by the failing tests of one file: a healing run of that file, with the target as a flag. */
export const fix: RunCommand = async ({ cwd, env, stdout, stderr }, input) => {
  const flags = searchFlags(input);
  const asksForJson = input.switches.has('json');
  const testFile = existingFile(needed(input, 'test'), { cwd, what: '`--test`' });
  const [written = ''] = input.arguments;
  const [path, symbol] = splitTarget(written);
  const module = existingFile(path, { cwd, what: `the target \`${written}\`` });
  const project = findProject({ folder: dirname(testFile), runner: readRunner(input.values['runner']), testFile });
  const program = findAdapter(project);

  const folder = mkdtempSync(join(tmpdir(), 'testheal-fix-'));
  const reportFile = join(folder, 'report.json');
  try {
    const args = [
      ...(project.runner === 'vitest' ? ['run', testFile] : ['--runTestsByPath', testFile]),
      ...(input.values['test-name'] === undefined ? [] : [`--testNamePattern=${input.values['test-name']}`]),
      `--heal-target=${relative(project.root, module).replaceAll('\\', '/')}${symbol === undefined ? '' : `#${symbol}`}`,
      `--heal-report=${reportFile}`,
      ...flags,
      input.switches.has('apply') ? '--heal-apply' : '--heal',
    ];
    const exitCode = await runProgram(program, args, {
      cwd: project.root,
      env: { ...env, [CLI_VARIABLES.applyCommand]: applyCommand(input), [CLI_VARIABLES.onlyTarget]: '1' },
      // What the runner prints must not get among the report.
      stdout: asksForJson ? 'stderr' : 'stdout',
    });
    const report = readOrUndefined(reportFile);
    if (report === undefined && exitCode === EXIT.done)
      stderr.write('heal: no test failed: there is nothing to heal.\n');
    if (asksForJson && report !== undefined) stdout.write(report);
    return exitCode;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

function needed({ values }: CommandInput, name: string): string {
  const value = values[name];
  if (value === undefined) throw new UsageError(`\`fix\` needs \`--${name} <file>\`: the file with the failing tests.`);
  return value;
}

/** The path and the symbol of `src/cart.ts#Cart.total`. */
function splitTarget(written: string): [string, string?] {
  const hash = written.indexOf('#', 1);
  return hash === -1 ? [written] : [written.slice(0, hash), written.slice(hash + 1)];
}

/** The same command again, writing. */
function applyCommand({ arguments: [target = ''], switches, values }: CommandInput): string {
  const options = Object.entries(values).flatMap(([name, value]) => [`--${name}`, quote(value)]);
  const others = [...switches].filter((name) => name.startsWith('heal-')).map((name) => `--${name}`);
  return ['npx', 'heal', 'fix', quote(target), ...options, ...others, '--apply'].join(' ');
}

/** Runs a program of Node on this terminal; gives its exit code, 128 + n when signal n ended it. */
function runProgram(
  program: string,
  args: readonly string[],
  options: {
    readonly cwd: string;
    readonly env: NodeJS.ProcessEnv;
    /** Where its standard output goes. */
    readonly stdout: 'stdout' | 'stderr';
  },
): Promise<number> {
  const child = spawn(process.execPath, [program, ...args], {
    cwd: options.cwd,
    env: options.env,
    stdio: ['inherit', options.stdout === 'stdout' ? 1 : 2, 2],
  });
  // The run ends in good order, and then this process. Ctrl+C reaches both, and the run takes the two for one.
  const passOn = (signal: NodeJS.Signals): void => void child.kill(signal);
  for (const signal of ENDING_SIGNALS) process.on(signal, passOn);
  return new Promise<number>((resolveCode, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolveCode(code ?? 128 + (constants.signals[signal ?? 'SIGTERM'] ?? 15)));
  }).finally(() => {
    for (const signal of ENDING_SIGNALS) process.off(signal, passOn);
  });
}

function readOrUndefined(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
