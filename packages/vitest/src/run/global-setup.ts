import type { TestProject } from 'vitest/node';

import type { HealPlugin } from './plugin.ts';

/**
 * Vitest runs it for the root of a workspace as well, whose plugins it does not configure: there this is where the
 * plugin meets Vitest.
 */
export function setup(project: TestProject): void {
  const { plugins } = project.vite.config;
  for (const plugin of plugins) if (plugin.name === 'testheal') (plugin as HealPlugin).api.attach(project.vitest);
}
