import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { HealReport } from '@testheal/core';
import { builtEnv } from '../../e2e/support/built-env.ts';
import type { Runner } from '../../e2e/support/heal-project.ts';
import { spawnProcess, type Finished } from '../../e2e/support/spawn-process.ts';
import { REPOSITORY } from './folders.ts';

/** The fixture project as a user has it: installed, committed, its bins started on one version of Node. */
export interface CellProject {
  /** A bin of the project or of the machine. */
  start(command: string, args: readonly string[], env?: Readonly<Record<string, string>>): Promise<Finished>;
  /** Text of a file; absent when there is none. */
  read(file: string): string | undefined;
  /** Of the last healing run. */
  report(): HealReport;
}

/** Makes the project in a folder with an installation, in the place of the one before. `node`: folder of its binary. */
export async function cellProject(runner: Runner, root: string, node: string): Promise<CellProject> {
  for (const name of readdirSync(root)) {
    if (!/^(?:node_modules|package(?:-lock)?\.json)$/.test(name)) rmSync(path.join(root, name), { recursive: true });
  }
  for (const part of ['common', runner])
    cpSync(path.join(REPOSITORY, 'test/fixtures/versions', part), root, { recursive: true });
  writeFileSync(path.join(root, '.gitignore'), 'node_modules\n');
  const env = builtEnv({
    PATH: [path.join(root, 'node_modules/.bin'), node, process.env['PATH']].join(path.delimiter),
  });
  for (const args of ['init -q', 'add .', '-c user.name=t -c user.email=t@t commit -qm all'])
    await spawnProcess('git', args.split(' '), { cwd: root, env });
  return {
    start: (command, args, extra = {}) =>
      spawnProcess(command, args, { cwd: root, env: { ...env, ...extra }, timeoutMs: 280_000 }),
    read: (file) => (existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : undefined),
    report: () => JSON.parse(readFileSync(path.join(root, '.heal/report.json'), 'utf8')) as HealReport,
  };
}
