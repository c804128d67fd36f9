import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Runner } from '../../e2e/support/heal-project.ts';

/** A version of a runner with the versions of Node that it is tried on. */
export interface RunnerVersion {
  readonly runner: Runner;
  readonly version: string;
  readonly nodes: readonly string[];
}

/** The SDKs of language models that are tried together, by name the version of each. */
export interface SdkVersions {
  readonly name: string;
  readonly packages: Readonly<Record<string, string>>;
  readonly nodes: readonly string[];
}

interface Matrix {
  readonly runners: readonly RunnerVersion[];
  readonly sdks: readonly SdkVersions[];
  /** By name of the runner version or the SDKs: the versions of Node that every test run tries. */
  readonly always: Readonly<Record<string, readonly string[]>>;
}

/** What is tried in this run: everything when `TEST_VERSIONS` says `all`, as `pnpm test:versions` does. */
export function runnerVersions(env: NodeJS.ProcessEnv): RunnerVersion[] {
  const { runners, always } = matrix();
  return inThisRun(runners, ({ runner, version }) => always[`${runner} ${version}`], env);
}

/** The same of SDKs. */
export function sdkVersions(env: NodeJS.ProcessEnv): SdkVersions[] {
  const { sdks, always } = matrix();
  return inThisRun(sdks, ({ name }) => always[name], env);
}

function matrix(): Matrix {
  return JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../matrix.json'), 'utf8')) as Matrix;
}

function inThisRun<T extends { readonly nodes: readonly string[] }>(
  all: readonly T[],
  alwaysOf: (entry: T) => readonly string[] | undefined,
  env: NodeJS.ProcessEnv,
): T[] {
  if (env['TEST_VERSIONS'] === 'all') return [...all];
  return all.flatMap((entry) => {
    const nodes = alwaysOf(entry) ?? [];
    return nodes.length === 0 ? [] : [{ ...entry, nodes }];
  });
}
