import type { TargetWorld } from '../../target/resolve-target.ts';
import type { RepairWorld } from './repair-world.ts';

/** How targets are resolved in this run: by the runner's own resolver, over the patches that are in place. */
export function targetWorldOf(world: RepairWorld, overlay: Readonly<Record<string, string>>): TargetWorld {
  return {
    root: world.root,
    workspace: world.workspace,
    testFiles: world.testFiles,
    resolveImport: (specifier, importer, project) => world.oracle.resolveImport(specifier, importer, project),
    readSource: async (file) => overlay[file] ?? world.fileSystem.readText(file),
    realPath: (file) => world.fileSystem.realPath(file),
    listFolder: (folder) => world.fileSystem.listFolder(folder),
  };
}
