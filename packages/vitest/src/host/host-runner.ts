import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

import type { TestFile } from '@testheal/core';
import type { TestProject, TestSpecification, Vitest } from 'vitest/node';

import { onlyCase } from '../shared/only-case.ts';
import { type KnowingVitest, knowing } from '../shared/related.ts';
import { cacheOptions, cageProject, importVitest, workerOptions } from '../shared/vitest-version.ts';
import type { HostSetup } from './host-setup.ts';
import { forgetHostEnvironment } from './small-host.ts';

/** The silent Vitest of a host process. */
export interface HostRunner extends KnowingVitest {
  specificationOf(file: TestFile): TestSpecification;
}

/** Starts Vitest on the user's config, without their reporters, caches and coverage, with caged workers. */
export async function startHostRunner(setup: HostSetup): Promise<HostRunner> {
  const { createVitest, version } = await importVitest(setup.root);
  // Vitest sets it when tests fail, which is nothing to this process.
  const vitest = await createVitest(
    'test',
    {
      ...setup.options,
      ...workerOptions(version, setup.workerFlags),
      ...cacheOptions(version),
      root: setup.root,
      config: setup.configFile,
      watch: false,
      reporters: [{}],
      coverage: { enabled: false },
      typecheck: { enabled: false },
      cache: false,
      bail: 0,
      update: false,
      passWithNoTests: true,
      runner: runnerPath(),
    } as never,
    { mode: setup.mode, cacheDir: process.env['TESTHEAL_SCRATCH'] ?? null } as never,
    { stdout: nowhere(), stderr: nowhere() },
  );
  forgetHostEnvironment();
  if (setup.caseFile !== undefined) onlyCase(vitest, setup.caseFile);
  const known = knowing(vitest);
  for (const project of known.projects) prepareProject(project, setup);
  return {
    ...known,
    specificationOf: (file) => projectOf(vitest, file).createSpecification(file.path),
  };
}

function prepareProject(project: TestProject, setup: HostSetup): void {
  cageProject(project, setup.workerFlags);
  // A runner of the user's own stays: its tests are run, but not probed.
  if (project.config.runner === undefined) (project.config as { runner?: string }).runner = runnerPath();
  if (setup.provided === undefined) return;
  project.config.globalSetup = [];
  for (const [key, value] of Object.entries(setup.provided[project.name] ?? {}))
    project.provide(key as never, value as never);
}

export function runnerPath(): string {
  return fileURLToPath(new URL('./runner.js', import.meta.url));
}

function projectOf(vitest: Vitest, file: TestFile): TestProject {
  const named = vitest.projects.find((project) => project.name === file.project);
  const project = named ?? vitest.projects[0];
  if (project === undefined) throw new Error('Vitest has no project to run tests in');
  return project;
}

function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}
