#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';

import { caseFileOf, describeFlags, readHealingRequest } from '@testheal/core/request';

import { caseOptions } from '../run/case-options.ts';
import { heal } from '../run/plugin.ts';
import { importVitest, toStartOptions, vitestProgram } from '../shared/vitest-version.ts';

/** Commands of Vitest that run no tests. */
const OTHERS = new Set(['bench', 'complete', 'doctor', 'init', 'list']);

const argv = process.argv.slice(2);
const { rest, problems, saysMode } = readHealingRequest({ argv, env: process.env, afterDashes: true });
if (problems.length > 0) {
  console.error(problems.map((problem) => `vitest-heal: ${problem}`).join('\n'));
  process.exit(2);
}

try {
  vitestProgram(process.cwd());
} catch {
  console.error('vitest-heal: Vitest is not installed in this project (npm install --save-dev vitest)');
  process.exit(3);
}

if (OTHERS.has(rest[0] ?? '') || rest.some((argument) => /^(?:-h|--help|-v|--version)$/.test(argument))) {
  await passOn(rest);
  if (rest.some((argument) => /^(?:-h|--help)$/.test(argument))) console.log(describeFlags());
} else if (isPlainAlias(rest)) {
  const program = vitestProgram(process.cwd());
  process.argv.splice(1, Number.POSITIVE_INFINITY, program, ...rest);
  await import(pathToFileURL(program).href);
} else await runTests(rest);

/** The script `"vitest": "vitest-heal"` of `heal init` without a flag of ours: who runs it wants Vitest. */
function isPlainAlias(args: readonly string[]): boolean {
  return process.env['npm_lifecycle_event'] === 'vitest' && args.length === argv.length && !saysMode;
}

/** What runs no tests, or not as a run, is Vitest's own business. */
async function passOn(args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [vitestProgram(process.cwd()), ...args], { stdio: 'inherit' });
  process.exitCode = await new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

async function runTests(args: readonly string[]): Promise<void> {
  // This command alone asks for `--heal`. What else was asked for, the reporter reads from where it was said.
  if (!saysMode) process.env['HEAL'] = 'propose';
  const { parseCLI, startVitest } = await importVitest(process.cwd());
  const { filter, options } = parseCLI(['vitest', ...args], { allowUnknownOptions: true });
  const watch = options.watch === true || args[0] === 'watch' || args[0] === 'dev';
  try {
    // On a terminal Vitest watches; healing is for a single run unless watching was asked for.
    const vitest = await startVitest(
      'test',
      filter,
      { ...toStartOptions(filter, options), ...caseOptions(caseFileOf(process.env), options), watch },
      { plugins: [heal()] },
    );
    if (!vitest.shouldKeepServer()) await vitest.exit();
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
}
