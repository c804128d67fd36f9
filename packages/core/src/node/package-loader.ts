import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Loads packages by name: as the project in the folder `root` would find them, else from where we are. Rejects with the
 * error of the latter when there is none, or with what the package throws.
 */
export function packageLoader(root: string): (name: string) => Promise<unknown> {
  const require = createRequire(path.join(root, 'package.json'));
  return (name) => import(resolvedBy(require, name) ?? name) as Promise<unknown>;
}

function resolvedBy(require: NodeJS.Require, name: string): string | undefined {
  try {
    return pathToFileURL(require.resolve(name)).href;
  } catch {
    return undefined;
  }
}
