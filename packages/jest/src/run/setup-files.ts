import { isAbsolute } from 'node:path';
import type { Config } from '@jest/reporters';

/** Modules of the project's own that its tests are set up with: as little a target as the tests. Absolute paths. */
export function setupFiles(config: Config.ProjectConfig, globalConfig: Config.GlobalConfig): string[] {
  const { globalSetup, globalTeardown } = config;
  const named = [
    ...config.setupFiles,
    ...config.setupFilesAfterEnv,
    ...config.snapshotSerializers,
    ...config.transform.map(([, file]) => file),
    globalConfig.globalSetup,
    globalConfig.globalTeardown,
    globalSetup,
    globalTeardown,
    config.testEnvironment,
    config.runner,
    config.testRunner,
    config.resolver,
    config.snapshotResolver,
  ];
  return named.filter((file) => typeof file === 'string' && isAbsolute(file)) as string[];
}
