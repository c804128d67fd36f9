import type { TestContext } from '@jest/reporters';

import type { JestProject } from './oracle.ts';

/** Names the projects of a run when there are several: by display name where that is unique, else by their number. */
export function nameProjects(contexts: readonly TestContext[]): readonly JestProject[] {
  if (contexts.length < 2) return contexts.map((context) => ({ context }));
  const shown = contexts.map(({ config }) => config.displayName?.name);
  return contexts.map((context, index) => {
    const name = shown[index];
    const isUnique = name !== undefined && shown.indexOf(name) === shown.lastIndexOf(name);
    return { name: isUnique ? name : `${name ?? 'project'}-${index + 1}`, context };
  });
}
