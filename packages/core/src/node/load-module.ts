import { extname } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Loads a module of the user's project in this process: its default export, or `undefined` when it has none. TypeScript goes
 * through jiti, which is loaded for it alone: no Node before 22.18 reads it. Rejects with what the module throws.
 */
export async function loadModule(file: string): Promise<unknown> {
  if (/^\.[cm]?ts$/.test(extname(file))) return loadTypeScript(file);
  const { default: value } = (await import(pathToFileURL(file).href)) as { default?: unknown };
  return isTranspiled(value) ? value['default'] : value;
}

async function loadTypeScript(file: string): Promise<unknown> {
  const { createJiti } = await import('jiti');
  // Without a cache on disk: nothing of ours is to be found in a project afterwards.
  const module: unknown = await createJiti(import.meta.url, { fsCache: false, interopDefault: false }).import(file);
  return isTranspiled(module) ? module['default'] : module;
}

/** A module that was made into CommonJS says where its default export is; any other is what it exports. */
function isTranspiled(module: unknown): module is { readonly default?: unknown } {
  return typeof module === 'object' && module !== null && '__esModule' in module;
}
