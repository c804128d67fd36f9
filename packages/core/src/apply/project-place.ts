import { isAbsolute, relative } from 'node:path';

import type { FileSystem } from '../ports/file-system.ts';

/** Where the journal lies, and what it may name. Absolute. */
export interface ProjectPlace {
  /** `.heal/` lies in it; the paths of the journal are relative to it. */
  readonly root: string;
  /** The folder of the workspace around the root, else the root itself: nothing outside is ever written. */
  readonly workspace: string;
}

/** The same place with all symbolic links resolved, as the journal's paths are. */
export async function realPlace(fileSystem: FileSystem, { root, workspace }: ProjectPlace): Promise<ProjectPlace> {
  const real = (path: string): Promise<string> => fileSystem.realPath(path).catch(() => path);
  return { root: await real(root), workspace: await real(workspace) };
}

/** Whether `path` lies in `folder`, at any depth. Both absolute. */
export function isInside(folder: string, path: string): boolean {
  const inner = relative(folder, path);
  return inner !== '' && !isAbsolute(inner) && !/^\.\.(?:[\\/]|$)/.test(inner);
}
