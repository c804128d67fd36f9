import path from 'node:path';
import type { RepairWorld } from '../world/repair-world.ts';

/** The folder that the paths of a patch are relative to: git takes no `..` in them. Absolute. */
export function patchBase(files: readonly string[], world: Pick<RepairWorld, 'root' | 'workspace'>): string {
  return files.every((file) => isInside(file, world.root)) ? world.root : world.workspace;
}

function isInside(file: string, folder: string): boolean {
  const relative = path.relative(folder, file);
  return !path.isAbsolute(relative) && !/^\.\.(?:[\\/]|$)/.test(relative);
}
