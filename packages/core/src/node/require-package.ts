import { createRequire } from 'node:module';
import path from 'node:path';

/** The path of a package's main module, as code in `folder` would find it; `undefined` when it would not. */
export function findPackage(folder: string, name: string): string | undefined {
  try {
    return createRequire(path.join(folder, 'package.json')).resolve(name);
  } catch {
    return undefined;
  }
}

/** Loads a module as CommonJS does, which for a large one is much faster. Throws what it throws. */
export function requireModule(file: string): unknown {
  return createRequire(file)(file);
}

/** Loads what the module `file` would find by that name: another entry of its own package, for one. Throws what it throws. */
export function requireFrom(file: string, name: string): unknown {
  const require = createRequire(file);
  return require(require.resolve(name));
}
