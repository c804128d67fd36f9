import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { HealReport } from '@testheal/core';
import { builtEnv } from './built-env.ts';
import { spawnProcess, type Finished } from './spawn-process.ts';

export type Runner = 'vitest' | 'jest';
export const RUNNERS: readonly Runner[] = ['vitest', 'jest'];

export interface HealedRun extends Finished {
  /** `.heal/report.json`; absent when none was written. */
  readonly report?: HealReport;
}

/** A project on disk with a real runner in it; made under this package, so that its modules resolve. */
export interface HealProject extends Disposable {
  readonly root: string;
  /** `vitest-heal` or `jest-heal` with these arguments. */
  heal(args?: readonly string[], env?: Readonly<Record<string, string>>): Promise<HealedRun>;
  /** The runner itself. */
  run(args?: readonly string[], env?: Readonly<Record<string, string>>): Promise<HealedRun>;
  command(command: string, args: readonly string[]): Promise<Finished>;
  read(file: string): string;
  write(file: string, text: string): void;
  /** Every file with its text, `.heal` and `node_modules` left out. */
  snapshot(): Record<string, string>;
}

export interface ProjectOptions {
  /** Where the runner is started: a package of a workspace. @default the root */
  readonly folder?: string;
  /** `vitest-heal` and `jest-heal` are those of its own `node_modules`. */
  readonly isInstalled?: boolean;
  /** For one run. @default that of `spawnProcess` */
  readonly timeoutMs?: number;
  /**
   * Whether TypeScript is asked, as it is for users. To load it takes longer than most heals of a fixture, and whether its answers
   * come in time is a matter of time. Where a part of the search is left out, there is no cache either. @default false
   */
  readonly isTyped?: boolean;
}

const tests = path.resolve(import.meta.dirname, '..', '..');
let made = 0;

/** Makes a project from files; config files are added unless given. */
export function healProject(
  runner: Runner,
  files: Readonly<Record<string, string>>,
  options: ProjectOptions = {},
): HealProject {
  const root = newFolder(runner);
  for (const [file, text] of Object.entries({ ...configFiles(runner), ...files })) writeInto(root, file, text);
  const bins = path.join(tests, 'node_modules', '.bin');
  const heal = options.isInstalled === true ? path.join(root, 'node_modules', '.bin') : bins;
  return projectAt(runner, root, { runner: bins, heal }, options);
}

/** Makes a project from a folder of the repository; its own `node_modules` are reached through a link-free copy of its place. */
export function copiedProject(runner: Runner, folder: string): HealProject {
  const source = path.resolve(tests, '..', folder);
  const root = path.join(path.dirname(source), `.tmp-${path.basename(source)}-${process.pid}-${made++}`);
  cpSync(source, root, { recursive: true, verbatimSymlinks: false, filter: (file) => path.basename(file) !== '.heal' });
  const bins = path.join(root, 'node_modules', '.bin');
  return projectAt(runner, root, { runner: bins, heal: bins }, { isTyped: true });
}

function projectAt(
  runner: Runner,
  root: string,
  bins: { readonly runner: string; readonly heal: string },
  options: ProjectOptions,
): HealProject {
  const cwd = path.join(root, options.folder ?? '.');
  const ownEnv: Record<string, string> = options.isTyped === true ? {} : { TESTHEAL_WITHOUT: 'types' };
  const start = async (
    bin: string,
    args: readonly string[],
    env: Readonly<Record<string, string>>,
  ): Promise<HealedRun> => {
    const reportFile = path.join(cwd, '.heal', 'report.json');
    if (existsSync(reportFile)) rmSync(reportFile);
    const finished = await spawnProcess(bin, args, {
      cwd,
      env: builtEnv({ ...ownEnv, ...env }),
      ...(options.timeoutMs !== undefined && { timeoutMs: options.timeoutMs }),
    });
    if (!existsSync(reportFile)) return finished;
    return { ...finished, report: JSON.parse(readFileSync(reportFile, 'utf8')) as HealReport };
  };
  const runArgs = runner === 'vitest' ? ['run'] : [];
  return {
    root,
    heal: (args = [], env = {}) => start(path.join(bins.heal, `${runner}-heal`), args, env),
    run: (args = [], env = {}) => start(path.join(bins.runner, runner), [...runArgs, ...args], env),
    command: (command, args) => spawnProcess(command, args, { cwd: root, env: builtEnv() }),
    read: (file) => readFileSync(path.join(root, file), 'utf8'),
    write: (file, text) => writeInto(root, file, text),
    snapshot: () => snapshotOf(root),
    [Symbol.dispose]: () => {
      if (process.env['KEEP_TMP'] !== '1') rmSync(root, { recursive: true, force: true });
    },
  };
}

/** The head of a test file: the runner's names and the marker. */
export function testHead(runner: Runner): string {
  return runner === 'vitest'
    ? "import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';\nimport { heal } from '@testheal/vitest';\n"
    : "import { heal } from '@testheal/jest';\n";
}

function configFiles(runner: Runner): Record<string, string> {
  if (runner === 'vitest') {
    return {
      'package.json': '{ "name": "fixture", "private": true, "type": "module" }\n',
      'vitest.config.mjs': "export default { test: { include: ['test/**/*.test.*'] } };\n",
    };
  }
  return {
    'package.json': '{ "name": "fixture", "private": true }\n',
    'babel.config.cjs':
      "module.exports = { presets: [['@babel/preset-env', { targets: { node: 'current' } }], '@babel/preset-typescript'] };\n",
    'jest.config.cjs': "module.exports = { testMatch: ['<rootDir>/test/**/*.test.*'] };\n",
  };
}

function newFolder(runner: Runner): string {
  const root = path.join(tests, '.tmp', `${runner}-${process.pid}-${made++}`);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  return root;
}

function writeInto(root: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

function snapshotOf(root: string, folder = ''): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of readdirSync(path.join(root, folder)).toSorted()) {
    if (name === 'node_modules' || name === '.heal' || name === '.git') continue;
    const file = path.posix.join(folder, name);
    if (statSync(path.join(root, file)).isDirectory()) Object.assign(found, snapshotOf(root, file));
    else found[file] = readFileSync(path.join(root, file), 'base64');
  }
  return found;
}
