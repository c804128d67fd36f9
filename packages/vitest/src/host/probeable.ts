import type { TestSpecification } from 'vitest/node';

/** Why tests of this file cannot be probed; `undefined` when they can. `ownRunner` is the path of our test runner. */
export function probeableReason(specification: TestSpecification, ownRunner: string): string | undefined {
  const { config } = specification.project;
  if (specification.pool === 'browser') return 'tests run in a browser';
  if (specification.pool === 'typescript') return 'these are type tests';
  if (config.runner !== undefined && config.runner !== ownRunner)
    return `the project has a test runner of its own, ${config.runner}`;
  const { viteModuleRunner } = (config.experimental ?? {}) as { viteModuleRunner?: boolean };
  return viteModuleRunner === false ? 'modules are not loaded through Vite (experimental.viteModuleRunner)' : undefined;
}
