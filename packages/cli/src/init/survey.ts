import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { runnerSigns } from '../project/runner-signs.ts';
import { RUNNERS, type Runner } from '../project/runner.ts';
import { upwards } from '../project/upwards.ts';
import { readManifest } from '../project/read-manifest.ts';

/** A runner in a package, as far as `heal init` looks. */
export interface RunnerUse {
  readonly runner: Runner;
  /** Config files and the like, for people; never empty. */
  readonly signs: readonly string[];
  /** Whether our package for it is there. */
  readonly isInstalled: boolean;
}

/** The runners that a package uses. `folder`: absolute. */
export function surveyPackage(folder: string): RunnerUse[] {
  const found = runnerSigns(folder);
  return RUNNERS.flatMap((runner): RunnerUse[] => {
    const signs = [...found[runner], ...scriptSigns(folder, runner)];
    return signs.length === 0 ? [] : [{ runner, signs, isInstalled: isInstalled(folder, runner) }];
  });
}

/** A package whose workspace has the runner for all may show it by its scripts only. */
function scriptSigns(folder: string, runner: Runner): string[] {
  const scripts = readManifest(folder).scripts;
  if (typeof scripts !== 'object' || scripts === null) return [];
  const command = new RegExp(String.raw`(?:^|[\s&|;/])${runner}(?:$|[\s&|;])`);
  return Object.entries(scripts).flatMap(([name, script]) =>
    typeof script === 'string' && command.test(script) ? [`package.json, script ${name}`] : [],
  );
}

/**
 * Declared, or in a `node_modules` from there upwards. Node's own lookup would also look where NODE_PATH points, which pnpm
 * sets for its bins.
 */
function isInstalled(folder: string, runner: Runner): boolean {
  const name = `@testheal/${runner}`;
  const { dependencies, devDependencies } = readManifest(folder);
  if (name in { ...dependencies, ...devDependencies }) return true;
  return upwards(folder).some((each) => existsSync(join(each, 'node_modules', name, 'package.json')));
}
