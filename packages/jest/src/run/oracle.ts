import { fileURLToPath } from 'node:url';
import { cagedEnvironment, createHostOracle, permissionFlags, runnerVersion, TRIED_VERSIONS } from '@testheal/core';
import type { HealOptions, HostOracle, TestFile } from '@testheal/core';
import type { Config, TestContext } from '@jest/reporters';

import type { HostSetup } from '../host/host-setup.ts';
import { findRelatedTests, resolveAsJest } from '../shared/jest-version.ts';
import type { JestPaths } from '../shared/jest-version.ts';
import { slashed } from '../shared/slashed.ts';

/** A project of the run. */
export interface JestProject {
  /** Absent when the run has only one. */
  readonly name?: string;
  readonly context: TestContext;
}

export interface OracleParts {
  readonly jest: JestPaths;
  readonly globalConfig: Config.GlobalConfig;
  readonly projects: readonly JestProject[];
  readonly options: Pick<HealOptions, 'memoryMb' | 'keyVariable'>;
  /** A marked test that failed, if one is known. */
  readonly firstFile?: TestFile;
  /** The host's module; absent: the one beside this file. */
  readonly entry?: string;
}

/** The oracle for Jest. What Jest knows of files and imports is asked here, in the user's run; tests run in the host. */
export function createJestOracle({ jest, globalConfig, projects, options, firstFile, entry }: OracleParts): HostOracle {
  const setup: HostSetup = {
    jest: { testWorker: jest.testWorker, runtime: jest.runtime },
    root: globalConfig.rootDir,
    globalConfig,
    projects: projects.map(({ name, context }) => ({
      ...(name === undefined ? {} : { name }),
      config: context.config,
      moduleMap: context.moduleMap.toJSON(),
    })),
    ...(firstFile === undefined ? {} : { firstFile }),
  };
  return createHostOracle<HostSetup>({
    runner: runnerVersion('jest', jest.version, TRIED_VERSIONS.jest),
    lifetime: 'run',
    entry: entry ?? fileURLToPath(new URL('./host.js', import.meta.url)),
    setup,
    execArgv: ({ temp, scratch, opened }) => [
      // Of the young generation, which keeps three times as many megabytes: half of what Node takes at most, and that from the
      // start. It would grow by copying what is alive, such as the tree of a long module.
      '--max-semi-space-size=8',
      '--min-semi-space-size=8',
      ...permissionFlags(process.versions.node, {
        writable: [scratch, ...(opened.temp ? [temp] : [])],
        addons: opened.addons || needsAddons(jest, projects),
        childProcesses: false,
        workers: false,
        sockets: true,
      }),
      ...moduleFlags(process.execArgv, process.env['NODE_OPTIONS'] ?? ''),
    ],
    env: cagedEnvironment(process.env, { withheld: [options.keyVariable] }),
    cwd: process.cwd(),
    memoryMb: options.memoryMb,
    async relatedTestFiles(file) {
      // It keeps this thread for some tenths of a second: what a host was asked before has to be sent first.
      await new Promise(setImmediate);
      return relatedTestFiles(jest, projects, file);
    },
    resolveImport: async (specifier, importer, project) => {
      const found = projects.find(({ name }) => name === project) ?? projects[0];
      if (found === undefined) return undefined;
      const path = resolveAsJest(found.context, importer, specifier);
      return path === undefined ? undefined : slashed(path);
    },
  });
}

async function relatedTestFiles(jest: JestPaths, projects: readonly JestProject[], file: string): Promise<TestFile[]> {
  const found = await Promise.all(
    projects.map(async ({ name, context }) => {
      const paths = await findRelatedTests(jest, context, file);
      return paths.map((path) => ({ path: slashed(path), ...(name === undefined ? {} : { project: name }) }));
    }),
  );
  return found.flat();
}

/** Jest 30 resolves modules by a native addon, and SWC is one: without, not even the test file would load. */
function needsAddons(jest: JestPaths, projects: readonly JestProject[]): boolean {
  const transforms = projects.flatMap(({ context }) => context.config.transform.map(([, path]) => path));
  return Number.parseInt(jest.version, 10) >= 30 || transforms.some((path) => /[\\/]@swc[\\/]/.test(path));
}

/** The one flag of Node that decides how Jest loads modules. */
function moduleFlags(execArgv: readonly string[], nodeOptions: string): string[] {
  const flag = '--experimental-vm-modules';
  return execArgv.includes(flag) || nodeOptions.split(/\s+/).includes(flag) ? [flag] : [];
}
