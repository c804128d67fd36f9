import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const own = fileURLToPath(new URL('..', import.meta.url));
const other = process.env['TESTHEAL_CONTRACT_HOME'];

/** The folder below which projects are made. `TESTHEAL_CONTRACT_HOME`: one with another Vitest and ours installed. */
export const home: string = other ?? own;

/** Where the built package lies. */
export const packageRoot: string = other === undefined ? own : join(other, 'node_modules/@testheal/vitest');

export const hostEntry: string = join(packageRoot, 'dist/host.js');

const { version: found } = JSON.parse(readFileSync(join(home, 'node_modules/vitest/package.json'), 'utf8')) as {
  version: string;
};

export const vitestVersion: string = found;

export interface Finished {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a Node program with a built environment. */
export function runNode(
  program: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<Finished> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [program, ...args], { cwd, env: { PATH, HOME, NO_COLOR: '1', ...env } });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  return new Promise((resolve) => child.once('close', (code) => resolve({ exitCode: code ?? -1, stdout, stderr })));
}

export const vitestProgram: string = join(home, 'node_modules/vitest/vitest.mjs');
export const healProgram: string = join(packageRoot, 'bin/vitest-heal.mjs');
