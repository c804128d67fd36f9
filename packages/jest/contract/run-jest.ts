import { spawn } from 'node:child_process';
import { access } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { dist, home } from './jest-project.ts';

export interface JestRun {
  readonly exitCode: number | null;
  readonly stdout: string;
  /** Without the durations, which differ from run to run. */
  readonly stderr: string;
}

export const bins: { readonly jest: string; readonly jestHeal: string } = {
  jest: createRequire(join(home, 'x.js')).resolve('jest/bin/jest'),
  jestHeal: join(dist, 'bin/jest-heal.js'),
};

/** Runs a command in `cwd` with a built environment: nothing of this run, of agents or of CI reaches it. */
export async function runJest(
  bin: string,
  cwd: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<JestRun> {
  const child = spawn(process.execPath, [bin, ...args], {
    cwd,
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const exitCode = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { exitCode, stdout, stderr: withoutTimes(stderr) };
}

function withoutTimes(text: string): string {
  return text.replaceAll(/ \(?\d+(?:\.\d+)? m?s\b(?:, estimated \d+ s)?\)?/g, '');
}

export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
