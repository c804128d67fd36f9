import type { ModuleContainer } from '../shared/vitest-version.ts';

/** What takes a module's place before any plugin sees it. Paths are absolute, with forward slashes and no query. */
export interface ModuleHooks {
  resolveId(specifier: string): string | undefined;
  load(id: string): Promise<string | undefined> | string | undefined;
}

/**
 * Puts hooks before all plugins of a module server. A plugin of ours would not do: plugins given to Vitest do not reach
 * its projects.
 */
export function overlayModules(container: ModuleContainer, hooks: ModuleHooks): void {
  const resolveId = container.resolveId.bind(container);
  const load = container.load.bind(container);
  container.resolveId = async (specifier, ...rest) => {
    const id = hooks.resolveId(specifier);
    return id === undefined ? resolveId(specifier, ...rest) : { id };
  };
  container.load = async (id, ...rest) => {
    const code = await hooks.load(id);
    // An object, as plugins may give it as well: from 8.4 on Vite asks its container for nothing else.
    return code === undefined ? load(id, ...rest) : { code };
  };
}
