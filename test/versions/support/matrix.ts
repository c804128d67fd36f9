import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Runner } from '../../e2e/support/heal-project.ts';

/** A version of a runner with the versions of Node that it is tried on. */
export interface RunnerVersion {
  readonly runner: Runner;
  readonly version: string;
  readonly nodes: readonly string[];
}

interface Matrix {
  readonly runners: readonly RunnerVersion[];
  /** By name of the runner version: the versions of Node that every test run tries. */
  readonly always: Readonly<Record<string, readonly string[]>>;
}

/** What is tried in this run: everything when `TEST_VERSIONS` says `all`, as `pnpm test:versions` does. */
export function runnerVersions(env: NodeJS.ProcessEnv): RunnerVersion[] {
  const file = path.resolve(import.meta.dirname, '../matrix.json');
  const { runners, always } = JSON.parse(readFileSync(file, 'utf8')) as Matrix;
  if (env['TEST_VERSIONS'] === 'all') return [...runners];
  return runners.flatMap((entry) => {
    const nodes = always[`${entry.runner} ${entry.version}`] ?? [];
    return nodes.length === 0 ? [] : [{ ...entry, nodes }];
  });
}
