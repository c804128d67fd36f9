import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readManifest } from './read-manifest.ts';
import type { Runner } from './runner.ts';

/** By what a folder shows that it uses a runner: config files, keys of its manifest; empty when it does not. */
export type RunnerSigns = Readonly<Record<Runner, readonly string[]>>;

export function runnerSigns(folder: string): RunnerSigns {
  const names = namesIn(folder);
  const manifest = readManifest(folder);
  const dependencies = { ...manifest.dependencies, ...manifest.devDependencies };
  const depends = (runner: Runner): boolean => runner in dependencies || `@testheal/${runner}` in dependencies;
  const dependency = (runner: Runner): string[] => (depends(runner) ? ['package.json, dependencies'] : []);
  return {
    vitest: [
      ...names.filter((name) => /^vitest\.(?:config|workspace|projects)\.\w+$/.test(name)),
      ...names.filter((name) => /^vite\.config\.[cm]?[jt]s$/.test(name) && mentionsTests(join(folder, name))),
      ...dependency('vitest'),
    ],
    jest: [
      ...names.filter((name) => /^jest\.config\.\w+$/.test(name)),
      ...(manifest.jest === undefined ? [] : ['package.json, jest']),
      ...dependency('jest'),
    ],
  };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Whether a config of Vite is one of Vitest as well. */
function mentionsTests(file: string): boolean {
  return /vitest|\btest\s*:/.test(readFileSync(file, 'utf8'));
}
