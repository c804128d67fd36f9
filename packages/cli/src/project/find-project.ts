import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { UsageError } from '../usage-error.ts';
import { RUNNERS, type Runner } from './runner.ts';

/** Where a runner is started, and which. */
export interface Project {
  /** Absolute: the folder of the runner's config, or of the package that depends on the runner. */
  readonly root: string;
  readonly runner: Runner;
}

export interface ProjectQuestion {
  /** Absolute: the search goes from here upwards. */
  readonly folder: string;
  /** Asked for by name. */
  readonly runner?: Runner | undefined;
  /** A file that may tell which runner it is for, when the project has both. */
  readonly testFile?: string;
}

/** The nearest folder from `folder` upwards that has a runner, and the runner. Throws `UsageError` when that is not clear. */
export function findProject({ folder, runner, testFile }: ProjectQuestion): Project {
  for (const root of upwards(folder)) {
    const found = runnersOf(root);
    if (runner !== undefined) {
      if (found.includes(runner)) return { root, runner };
      continue;
    }
    const [only, other] = found;
    if (only === undefined) continue;
    if (other === undefined) return { root, runner: only };
    const told = testFile === undefined ? undefined : runnerOfImports(testFile);
    if (told !== undefined) return { root, runner: told };
    throw new UsageError(`"${root}" has both Vitest and Jest. Say which by \`--runner vitest\` or \`--runner jest\`.`);
  }
  const name = runner === undefined ? 'Vitest or Jest' : NAMES[runner];
  throw new UsageError(
    `No project with ${name} was found from "${folder}" upwards: there is neither a config file of it nor a package.json that depends on it.`,
  );
}

const NAMES: Readonly<Record<Runner, string>> = { vitest: 'Vitest', jest: 'Jest' };

function* upwards(folder: string): Generator<string> {
  yield folder;
  const parent = dirname(folder);
  if (parent !== folder) yield* upwards(parent);
}

/** Runners that a folder has a config for, or a dependency on. */
function runnersOf(folder: string): Runner[] {
  const names = namesIn(folder);
  const manifest = manifestOf(folder);
  const dependencies = { ...manifest.dependencies, ...manifest.devDependencies };
  const isUsed = (runner: Runner): boolean => runner in dependencies || `@testheal/${runner}` in dependencies;
  const has: Readonly<Record<Runner, boolean>> = {
    vitest:
      isUsed('vitest') ||
      names.some((name) => /^vitest\.(?:config|workspace|projects)\.\w+$/.test(name)) ||
      names.some((name) => /^vite\.config\.[cm]?[jt]s$/.test(name) && mentionsTests(join(folder, name))),
    jest: isUsed('jest') || manifest.jest !== undefined || names.some((name) => /^jest\.config\.\w+$/.test(name)),
  };
  return RUNNERS.filter((runner) => has[runner]);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, unknown>>;
  readonly devDependencies?: Readonly<Record<string, unknown>>;
  readonly jest?: unknown;
}

/** Empty when there is none that can be read: the runner will say more of it than we could. */
function manifestOf(folder: string): Manifest {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return {};
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Whether a config of Vite is one of Vitest as well. */
function mentionsTests(file: string): boolean {
  return /vitest|\btest\s*:/.test(readFileSync(file, 'utf8'));
}

/** The runner whose modules a test file imports; `undefined` when it imports none. */
export function runnerOfImports(testFile: string): Runner | undefined {
  return runnerOfText(readFileSync(testFile, 'utf8'));
}

export function runnerOfText(text: string): Runner | undefined {
  if (/(?:from|require\(|import)\s*['"](?:vitest|@testheal\/vitest)(?:\/[^'"]*)?['"]/.test(text)) return 'vitest';
  if (/(?:from|require\(|import)\s*['"](?:@jest\/globals|@testheal\/jest)['"]/.test(text)) return 'jest';
  return undefined;
}
