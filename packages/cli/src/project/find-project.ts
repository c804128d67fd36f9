import { readFileSync } from 'node:fs';

import { UsageError } from '../usage-error.ts';
import { runnerSigns } from './runner-signs.ts';
import { RUNNERS, type Runner } from './runner.ts';
import { upwards } from './upwards.ts';

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

/** Runners that a folder has a config for, or a dependency on. */
function runnersOf(folder: string): Runner[] {
  const signs = runnerSigns(folder);
  return RUNNERS.filter((runner) => signs[runner].length > 0);
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
