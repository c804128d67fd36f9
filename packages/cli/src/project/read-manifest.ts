import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The fields of a `package.json` that we look at; unchecked. */
export interface Manifest {
  readonly name?: unknown;
  readonly dependencies?: Readonly<Record<string, unknown>>;
  readonly devDependencies?: Readonly<Record<string, unknown>>;
  readonly jest?: unknown;
  readonly packageManager?: unknown;
  readonly workspaces?: unknown;
  readonly scripts?: unknown;
}

/** Empty when there is none that can be read: the runner will say more of it than we could. */
export function readManifest(folder: string): Manifest {
  try {
    const value: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8').replace(/^\uFEFF/, ''));
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
