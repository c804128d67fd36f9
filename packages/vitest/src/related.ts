import type { TestFile } from '@testheal/core';

import type { HostRunner } from './host-runner.ts';
import { moduleEnvironments, withoutTransformErrors } from './vitest-version.ts';

/** Test files that reach `file` by imports, in Vitest's own view. */
export async function relatedTestFiles(runner: HostRunner, file: string): Promise<TestFile[]> {
  const { vitest } = runner;
  vitest.config.related = [file];
  try {
    const environments = runner.projects.flatMap(moduleEnvironments);
    const specifications = await withoutTransformErrors(environments, () => vitest.getRelevantTestSpecifications());
    return specifications.map(({ moduleId, project }) => ({
      path: moduleId,
      ...(runner.named && { project: project.name }),
    }));
  } finally {
    delete (vitest.config as { related?: string[] }).related;
  }
}

/** Resolves an import as Vite does in `importer`; `undefined` when it does not resolve to a file. */
export async function resolveImport(
  runner: HostRunner,
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
