import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vitest/config';
import type { Vitest } from 'vitest/node';

import { INSIDE_HEALING } from '../shared/healing-signal.ts';
import { addReporter } from '../shared/vitest-version.ts';
import { isHealingAsked } from './is-healing-asked.ts';
import type { HealPluginOptions } from './plugin-options.ts';
import { HealReporter } from './reporter.ts';

export type { HealPluginOptions } from './plugin-options.ts';

const GLOBAL_SETUP = fileURLToPath(new URL('./global-setup.js', import.meta.url));

/** Our plugin, with what our global set-up calls. */
export interface HealPlugin extends Plugin {
  readonly api: {
    /** Adds our reporter to a Vitest that has started, unless it has it. */
    attach(vitest: Vitest): void;
  };
}

/**
 * The plugin for a Vitest config: `plugins: [heal()]`. It adds a reporter beside the user's, which does nothing unless a
 * run asks for healing by `vitest-heal`, `vitest run -- --heal`, or the environment variable `HEAL`.
 */
export default function heal(options: HealPluginOptions = {}): HealPlugin {
  const known = new WeakSet<Vitest>();
  return {
    name: 'testheal',
    config(config) {
      if (INSIDE_HEALING in globalThis || !isHealingAsked(options, process.argv, process.env)) return undefined;
      // On a terminal plain `vitest` watches; healing is for a single run unless watching was asked for.
      const once = isWatchAsked(process.argv) ? {} : { watch: false };
      // Vitest loads it as a module of the project's, which is not for nothing.
      const setup = mayHaveProjects(config, process.argv) ? { globalSetup: [GLOBAL_SETUP] } : {};
      return { test: { ...once, ...setup } };
    },
    api: {
      attach(vitest) {
        if (known.has(vitest)) return;
        known.add(vitest);
        addReporter(vitest, new HealReporter(options));
      },
    },
    configureVitest({ vitest }: { readonly vitest: Vitest }) {
      // Called once a project.
      if (known.has(vitest)) return;
      known.add(vitest);
      vitest.config.reporters.push(new HealReporter(options));
    },
  };
}

// By both names: the marker of the package is a named `heal`, and plugins are mostly default exports.
export { heal };

/** Where there are projects, Vitest configures only their plugins, and not those of the root. */
function mayHaveProjects(config: { root?: string; test?: object }, argv: readonly string[]): boolean {
  const { projects, workspace } = (config.test ?? {}) as { projects?: unknown; workspace?: unknown };
  if (projects !== undefined || workspace !== undefined) return true;
  if (argv.some((argument) => argument.startsWith('--workspace'))) return true;
  return readdirSync(config.root ?? process.cwd()).some((name) => /^vitest\.(?:workspace|projects)\./.test(name));
}

function isWatchAsked(argv: readonly string[]): boolean {
  return argv.some(
    (argument) => argument === '--watch' || argument === '-w' || argument === '--watch=true' || argument === 'watch',
  );
}
