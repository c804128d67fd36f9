import path from 'node:path';

import type { TestProject, Vitest } from 'vitest/node';

/**
 * Makes `file` the one test file of a Vitest, whatever the patterns of its config say: a case of `heal bench`. Of several
 * projects the one runs it whose patterns match it, else the one whose root is nearest.
 */
export function onlyCase(vitest: Vitest, file: string): void {
  const chosen = projectOf(vitest.projects, file);
  for (const project of vitest.projects) {
    const config = project.config as { include: string[]; exclude: string[]; dir?: string; includeSource?: string[] };
    const root = config.dir ?? project.config.root;
    config.include = project === chosen ? [escapeGlob(path.relative(root, file).replaceAll('\\', '/'))] : [];
    config.exclude = [];
    config.includeSource = [];
  }
}

function projectOf(projects: readonly TestProject[], file: string): TestProject | undefined {
  const matching = projects.find((project) => project.matchesTestGlob(file));
  return matching ?? projects.toSorted((a, b) => distance(a, file) - distance(b, file))[0];
}

/** Steps from a project's root to a file. */
function distance(project: TestProject, file: string): number {
  return path.relative(project.config.root, file).split(path.sep).length;
}

function escapeGlob(text: string): string {
  return text.replaceAll(/[()[\]{}!*?+@|\\]/g, String.raw`\$&`);
}
