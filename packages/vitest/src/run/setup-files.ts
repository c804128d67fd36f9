import { isAbsolute, resolve } from 'node:path';
import type { Vitest } from 'vitest/node';

/** Modules of the project's own that its tests are set up with: as little a target as the tests. Absolute paths. */
export function setupFiles({ config: rootConfig, projects }: Vitest): string[] {
  const configs = [rootConfig, ...projects.map(({ config }) => config)];
  return configs.flatMap((config) =>
    [config.setupFiles, config.globalSetup, config.snapshotSerializers, config.runner, config.environment]
      .flat()
      .filter((file) => typeof file === 'string' && (isAbsolute(file) || /^\.{1,2}\//.test(file)))
      .map((file) => resolve(config.root, file as string)),
  );
}
