import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config, TestContext } from '@jest/reporters';

import type { JestPaths } from '../src/shared/jest-version.ts';

/** Another folder with an installed `@testheal/jest` and another Jest: how the versions of the matrix are tried. */
export const home: string = process.env['TESTHEAL_CONTRACT_HOME'] ?? fileURLToPath(new URL('..', import.meta.url));
export const dist: string =
  process.env['TESTHEAL_CONTRACT_HOME'] === undefined
    ? join(home, 'dist')
    : join(home, 'node_modules/@testheal/jest/dist');

/** What Jest gives to reporters, made by Jest itself for the project at `root`. */
export async function openProject(
  root: string,
  paths: JestPaths,
): Promise<{ globalConfig: Config.GlobalConfig; contexts: TestContext[] }> {
  const load = createRequire(import.meta.url);
  const { readConfigs } = load(paths.config) as {
    readConfigs(
      this: void,
      argv: object,
      projects: string[],
    ): Promise<{ globalConfig: Config.GlobalConfig; configs: Config.ProjectConfig[] }>;
  };
  const runtime = load(paths.runtime) as {
    default: { createContext(config: Config.ProjectConfig, options: object): Promise<TestContext> };
  };
  const { globalConfig, configs } = await readConfigs(
    { _: [], $0: '', watchman: false, cacheDirectory: join(root, '.jest-cache') },
    [root],
  );
  const options = { console, maxWorkers: Math.min(2, cpus().length), resetCache: false, watch: false, watchman: false };
  const contexts = await Promise.all(configs.map((config) => runtime.default.createContext(config, options)));
  return { globalConfig, contexts };
}
