import { fileURLToPath } from 'node:url';

import {
  cagedEnvironment,
  caseFileOf,
  createHostOracle,
  type HealOptions,
  type HostOracle,
  permissionFlags,
  runnerVersion,
  TRIED_VERSIONS,
} from '@testheal/core';
import type { Vitest } from 'vitest/node';

import type { HostSetup } from '../host/host-setup.ts';
import { HOST_FLAGS, hostEnvironment, WORKER_FLAGS } from '../host/small-host.ts';
import { type KnowingVitest, relatedTestFiles, resolveImport } from '../shared/related.ts';
import { configFileOf, providedByGlobalSetup, viteModeOf } from '../shared/vitest-version.ts';

export interface OracleParts {
  /** Vitest's. */
  readonly version: string;
  readonly setup: Omit<HostSetup, 'workerFlags'>;
  readonly options: Pick<HealOptions, 'memoryMb' | 'keyVariable'>;
  /** The user's own Vitest, which has read their files already; absent: a host's is asked. */
  readonly knowing?: KnowingVitest;
  /** Absolute path of the host module; absent: the one beside this module. */
  readonly entry?: string;
}

/** The oracle for Vitest: one host keeps a silent Vitest, and starts fresh caged workers for each run. */
export function createVitestOracle({ version, setup, options, knowing, entry }: OracleParts): HostOracle {
  return createHostOracle<HostSetup>({
    runner: runnerVersion('vitest', version, TRIED_VERSIONS.vitest),
    lifetime: 'session',
    entry: entry ?? fileURLToPath(new URL('./host.js', import.meta.url)),
    // Workers get their modules from the host: they can do without any right to write.
    setup: ({ temp, opened }) => ({
      ...setup,
      workerFlags: [
        `--max-old-space-size=${options.memoryMb}`,
        ...WORKER_FLAGS,
        ...permissionFlags(process.versions.node, {
          writable: opened.temp ? [temp] : [],
          addons: opened.addons,
          childProcesses: false,
          workers: false,
          sockets: true,
        }),
      ],
    }),
    execArgv: HOST_FLAGS,
    env: hostEnvironment(cagedEnvironment(process.env, { withheld: [options.keyVariable] })),
    cwd: process.cwd(),
    memoryMb: options.memoryMb,
    ...(knowing !== undefined && answersOf(knowing)),
  });
}

function answersOf(known: KnowingVitest): Pick<HostOracle, 'relatedTestFiles' | 'resolveImport'> {
  let last: Promise<unknown> = Promise.resolve();
  return {
    // One at a time: the question stands in Vitest's config while it is asked.
    relatedTestFiles(file) {
      const answer = last.then(() => relatedTestFiles(known, file));
      last = answer.catch(() => undefined);
      return answer;
    },
    resolveImport: (specifier, importer, project) =>
      resolveImport(known, { specifier, importer, ...(project !== undefined && { project }) }),
  };
}

/** What a host has to know of the user's run. `options`: of its command line, those that change what tests do. */
export function hostSetupOf(vitest: Vitest, options: Readonly<Record<string, unknown>>): OracleParts['setup'] {
  const provided = providedByGlobalSetup(vitest);
  const caseFile = caseFileOf(process.env);
  return {
    root: vitest.config.root,
    configFile: configFileOf(vitest),
    mode: viteModeOf(vitest),
    options,
    ...(provided !== undefined && { provided }),
    ...(caseFile !== undefined && { caseFile }),
  };
}
