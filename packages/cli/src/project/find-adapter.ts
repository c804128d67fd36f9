import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { UsageError } from '../usage-error.ts';
import type { Project } from './find-project.ts';

/** Absolute path of the program `vitest-heal` or `jest-heal` that a project has installed. Throws `UsageError`. */
export function findAdapter({ root, runner }: Project): string {
  // The second is the package whose `heal` was started: enough for `npx -p`.
  for (const place of [join(root, 'package.json'), ownProgram()]) {
    if (place === undefined) continue;
    try {
      const manifest = createRequire(place).resolve(`@testheal/${runner}/package.json`);
      return join(dirname(manifest), 'bin', `${runner}-heal.mjs`);
    } catch {
      // The next place may have it.
    }
  }
  throw new UsageError(
    `"@testheal/${runner}" is not installed in "${root}". Install it: npm install --save-dev @testheal/${runner}`,
  );
}

function ownProgram(): string | undefined {
  const [, program = ''] = process.argv;
  return /[\\/]heal(?:\.mjs)?$/.test(program) ? realpathSync(program) : undefined;
}
