import { statSync } from 'node:fs';
import { join } from 'node:path';

import { readManifest } from '../project/read-manifest.ts';
import { upwards } from '../project/upwards.ts';
import { UsageError } from '../usage-error.ts';

/** The suites of `PACKAGE`, each a folder of it. */
export const SUITES = ['default', 'quixbugs', 'web', 'faults', 'missing-logic', 'everyday', 'history'] as const;

/** A package of its own: the cases are no part of what a project installs to heal its tests. */
const PACKAGE = '@testheal/benchmarks';

/** Absolute path of the folder with a suite's cases. Throws `UsageError`. */
export function findSuite(name: string, root: string): string {
  if (!SUITES.some((suite) => suite === name)) {
    throw new UsageError(`\`--suite\` has to be one of ${SUITES.join(', ')}, not \`${name}\`.`);
  }
  const folder = join(packageFolder(root), name);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return folder;
  throw new UsageError(
    `"${PACKAGE}" in "${root}" has no suite "${name}". Update it: npm install --save-dev ${PACKAGE}`,
  );
}

/** Found as Node finds it, and not by Node: NODE_PATH, which pnpm sets for its bins, would show what is not installed. */
function packageFolder(root: string): string {
  for (const folder of upwards(root)) {
    // The package itself is a project in which its suites can be run.
    for (const place of [folder, join(folder, 'node_modules', PACKAGE)]) {
      if (readManifest(place).name === PACKAGE) return place;
    }
  }
  throw new UsageError(
    `\`--suite\`: the suites are in "${PACKAGE}", which is not installed in "${root}". Install it: npm install --save-dev ${PACKAGE}`,
  );
}
