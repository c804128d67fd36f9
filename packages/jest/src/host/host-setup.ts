import type { Config } from '@jest/reporters';

import type { TestFile } from '@testheal/core';
import type { JestPaths } from '../shared/jest-version.ts';

/** What the host process has to know of the user's Jest run: plain data. */
export interface HostSetup {
  readonly jest: Pick<JestPaths, 'testWorker' | 'runtime'>;
  /** Absolute; `TestId.file` is relative to it. */
  readonly root: string;
  readonly globalConfig: Config.GlobalConfig;
  readonly projects: readonly HostProject[];
  /** A test file that will be run: what it needs is loaded while the host waits. */
  readonly firstFile?: TestFile;
}

export interface HostProject {
  /** Absent when the run has only one project. */
  readonly name?: string;
  readonly config: Config.ProjectConfig;
  /** Jest's map of modules by name, as its own workers get it. */
  readonly moduleMap: unknown;
}

/** The project's configuration as the host runs it: our two wrappers, a cache of its own, no output. */
export function toHostConfig(
  config: Config.ProjectConfig,
  own: { readonly runtime: string; readonly testRunner: string; readonly cacheDirectory: string },
): Config.ProjectConfig {
  const quiet = { silent: true, verbose: false };
  return { ...config, ...own, ...quiet };
}

/** The global configuration as the host runs it: nothing is written, nothing is left out, nothing is printed. */
export function toHostGlobalConfig(globalConfig: Config.GlobalConfig): Config.GlobalConfig {
  const { testNamePattern: _testNamePattern, shard: _shard, ...rest } = globalConfig;
  return {
    ...rest,
    // What the user's run would make new is made in memory; what it would write over is held against.
    updateSnapshot: globalConfig.updateSnapshot === 'new' ? 'new' : 'none',
    silent: true,
    verbose: false,
    collectCoverage: false,
    maxWorkers: 1,
    bail: 0,
  };
}
