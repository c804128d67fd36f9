import type { TestFile } from '@testheal/core';

import type { TestProject, Vitest } from 'vitest/node';

import { moduleEnvironments, withoutTransformErrors } from './vitest-version.ts';

/** A Vitest that knows the project's files: the user's own, or a host's. */
export interface KnowingVitest {
  readonly vitest: Vitest;
  readonly projects: readonly TestProject[];
  /** Whether tests are named with their project. */
  readonly named: boolean;
}

/** A Vitest as what it knows. */
export function knowing(vitest: Vitest): KnowingVitest {
  return {
    vitest,
    projects: [...new Set([vitest.getRootProject(), ...vitest.projects])],
    named: vitest.projects.length > 1,
  };
}

/** Test files that reach `file` by imports, in Vitest's own view. */
export async function relatedTestFiles(runner: KnowingVitest, file: string): Promise<TestFile[]> {
  const { vitest } = runner;
  // The user's own run may have been for the tests of some files.
  const asked = vitest.config.related;
  vitest.config.related = [file];
  try {
    const environments = runner.projects.flatMap(moduleEnvironments);
    const specifications = await withoutTransformErrors(environments, () => vitest.getRelevantTestSpecifications());
    // What our own runner cannot run is no guard either: type tests, tests in a browser.
    const runnable = specifications.filter(({ pool }) => pool !== 'typescript' && pool !== 'browser');
    return runnable.map(({ moduleId, project }) => ({
      path: moduleId,
      ...(runner.named && { project: project.name }),
    }));
  } finally {
    if (asked === undefined) delete (vitest.config as { related?: string[] }).related;
    else vitest.config.related = asked;
  }
}

/** Resolves an import as Vite does in `importer`; `undefined` when it does not resolve to a file. */
export async function resolveImport(
  runner: KnowingVitest,
  wanted: { readonly specifier: string; readonly importer: string; readonly project?: string },
): Promise<string | undefined> {
  const project = runner.projects.find(({ name }) => name === wanted.project) ?? runner.vitest.projects[0];
  if (project === undefined) return undefined;
  const environments = moduleEnvironments(project);
  const { ssr } = (project.vite as unknown as { environments: Record<string, (typeof environments)[number]> })
    .environments;
  const resolved = (await (ssr ?? environments[0])?.pluginContainer.resolveId(wanted.specifier, wanted.importer)) as
    | { id?: string; external?: unknown }
    | null
    | undefined;
  const path = resolved?.id?.split('?', 1)[0];
  return path !== undefined && resolved?.external !== true && /^(?:\/|[a-z]:\/)/i.test(path) ? path : undefined;
}
