import type { Plugin } from 'vitest/config';
import type { Vitest } from 'vitest/node';

import type { HealPluginOptions } from './plugin-options.ts';
import { isHealingAsked } from './healing-signal.ts';
import { HealReporter } from './reporter.ts';

export type { HealPluginOptions } from './plugin-options.ts';

/**
 * The plugin for a Vitest config: `plugins: [heal()]`. It adds a reporter beside the user's, which does nothing unless a
 * run asks for healing by `vitest-heal`, `vitest run -- --heal`, or the environment variable `HEAL`.
 */
export default function heal(options: HealPluginOptions = {}): Plugin {
  const known = new WeakSet<Vitest>();
  return {
    name: 'testheal',
    // On a terminal plain `vitest` watches; healing is for a single run unless watching was asked for.
    config: () =>
      isHealingAsked(options, process.argv, process.env) && !isWatchAsked(process.argv)
        ? { test: { watch: false } }
        : undefined,
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

function isWatchAsked(argv: readonly string[]): boolean {
  return argv.some(
    (argument) => argument === '--watch' || argument === '-w' || argument === '--watch=true' || argument === 'watch',
  );
}
