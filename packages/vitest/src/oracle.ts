import { fileURLToPath } from 'node:url';

import { cagedEnvironment, createHostOracle, type HealOptions, type HostOracle, permissionFlags } from '@testheal/core';
import type { Vitest } from 'vitest/node';

import type { HostSetup } from './host-setup.ts';
import { configFileOf, providedByGlobalSetup, viteModeOf } from './vitest-version.ts';

export interface OracleParts {
  readonly vitest: Vitest;
  readonly options: HealOptions;
  /** Command line options of the user's run that change what tests do. */
  readonly cliOptions: Readonly<Record<string, unknown>>;
}

/** The oracle for Vitest: one host keeps a silent Vitest, and starts fresh caged workers for each run. */
export function createVitestOracle({ vitest, options, cliOptions }: OracleParts): HostOracle {
  const provided = providedByGlobalSetup(vitest);
  const setup: Omit<HostSetup, 'workerFlags'> = {
    root: vitest.config.root,
    configFile: configFileOf(vitest),
    mode: viteModeOf(vitest),
    options: cliOptions,
    ...(provided !== undefined && { provided }),
  };
  return createHostOracle<HostSetup>({
    runner: { name: 'vitest', version: vitest.version },
    lifetime: 'session',
    entry: fileURLToPath(new URL('./host.js', import.meta.url)),
    // Workers get their modules from the host: they can do without any right to write.
    setup: ({ temp, opened }) => ({
      ...setup,
      workerFlags: [
        `--max-old-space-size=${options.memoryMb}`,
        ...permissionFlags(process.versions.node, {
          writable: opened.temp ? [temp] : [],
          addons: opened.addons,
          childProcesses: false,
          workers: false,
          sockets: true,
        }),
      ],
    }),
    execArgv: [],
    env: cagedEnvironment(process.env),
    cwd: process.cwd(),
    memoryMb: options.memoryMb,
  });
}
