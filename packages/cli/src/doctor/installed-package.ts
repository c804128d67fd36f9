import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { upwards } from '../project/upwards.ts';

/** What of an installed package's manifest we look at. */
export interface InstalledPackage {
  readonly version: string;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/**
 * The package that `folder` gets by a name; `undefined` when none is installed. Found as Node finds it, and not by Node:
 * `exports` may hide a manifest, and NODE_PATH, which pnpm sets for its bins, would show what a project does not have.
 */
export function installedPackage(folder: string, name: string): InstalledPackage | undefined {
  for (const each of upwards(folder)) {
    const manifest = readOrUndefined(join(each, 'node_modules', name, 'package.json'));
    if (manifest !== undefined) return manifest;
  }
  return undefined;
}

function readOrUndefined(file: string): InstalledPackage | undefined {
  try {
    const { version, peerDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Partial<InstalledPackage>;
    return { version: String(version), peerDependencies: peerDependencies ?? {} };
  } catch {
    return undefined;
  }
}
