import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { TestFile } from '@testheal/core';
import { describeLoadFailure, loadTestWorker, openUserCache, warmUpProject } from '../shared/jest-version.ts';
import type { HostProject, HostSetup } from './host-setup.ts';
import { toHostConfig, toHostGlobalConfig } from './host-setup.ts';
import { takeSeat } from './seat.cts';
import type { Seat, Visitor } from './seat.cts';
import type { TestResult as JestFileResult } from '@jest/reporters';

/** Runs test files in this process, one at a time, with Jest's own worker code. */
export interface TestFiles {
  readonly root: string;
  /** Whether ids of tests name their project. */
  project(name: string | undefined): HostProject;
  /** Loads what a run of the file will need; never rejects. */
  warmUp(file: TestFile): Promise<void>;
  run(file: TestFile, view: View): Promise<FileOutcome>;
}

/** What a run of a file sees in the place of the user's sources, and who watches it. */
export interface View {
  /** Absolute path with forward slashes → source text. */
  readonly overlay: Readonly<Record<string, string>>;
  readonly visitor?: Visitor;
}

/** `broken`: the file, or what it imports, does not load. */
export type FileOutcome =
  | { readonly status: 'ran'; readonly result: JestFileResult }
  | { readonly status: 'broken'; readonly message: string };

export function openTestFiles(setup: HostSetup, cacheDirectory: string): TestFiles {
  const originals = new Map(setup.projects.map(({ config }) => [config.id, config]));
  const seat: Seat = {
    runtimePath: (config) => originals.get(config.id)?.runtime ?? setup.jest.runtime,
    testRunnerPath: (config) => originals.get(config.id)?.testRunner ?? config.testRunner,
    overlay: new Map(),
    userCaches: new Map(),
    visitor: undefined,
  };
  takeSeat(seat);

  const { resolve } = createRequire(import.meta.url);
  const own = {
    runtime: resolve(wrapperPath('runtime')),
    testRunner: resolve(wrapperPath('test-runner')),
    cacheDirectory,
  };
  const globalConfig = toHostGlobalConfig(setup.globalConfig);
  const projects = setup.projects.map((project) => ({ ...project, config: toHostConfig(project.config, own) }));
  const jest = loadTestWorker(setup.jest);
  jest.setup({
    serializableResolvers: projects.map(({ config, moduleMap }) => ({ config, serializableModuleMap: moduleMap })),
  });

  const projectOf = (name: string | undefined): HostProject => {
    const project = name === undefined ? projects[0] : projects.find((candidate) => candidate.name === name);
    if (project === undefined) throw new Error(`the run has no project named "${name ?? ''}"`);
    return project;
  };
  return {
    root: setup.root,
    project: projectOf,
    async warmUp({ path, project }) {
      const { config } = projectOf(project);
      try {
        await warmUpProject(setup.jest, config, nativePath(path));
        const theirs = originals.get(config.id);
        const cache = theirs && (await openUserCache(setup.jest, theirs, nativePath(path)));
        if (cache !== undefined) seat.userCaches.set(config.id, cache);
      } catch {
        // The run will meet it again, and tell it as what it is.
      }
    },
    async run({ path, project }, { overlay, visitor }) {
      const { config } = projectOf(project);
      seat.overlay = new Map(Object.entries(overlay).map(([file, text]) => [nativePath(file), text]));
      seat.visitor = visitor;
      try {
        const result = await jest.worker({ config, globalConfig, path: nativePath(path), context: {} });
        return { status: 'ran', result };
      } catch (error) {
        return { status: 'broken', message: describeLoadFailure(error) };
      } finally {
        seat.overlay = new Map();
        seat.visitor = undefined;
      }
    },
  };
}

function wrapperPath(name: string): string {
  return fileURLToPath(new URL(`./${name}.cjs`, import.meta.url));
}

function nativePath(path: string): string {
  return process.platform === 'win32' ? path.replaceAll('/', '\\') : path;
}
