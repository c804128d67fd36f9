import path from 'node:path';
import type { FileSystem } from '../ports/file-system.ts';
import { workspaceFolder } from './workspace-folder.ts';

/**
 * The folders in which a heal.config counts for a runner's root, the nearest first: from the root up to the workspace, and
 * without one up to the package that the root lies in.
 */
export async function configFolders(root: string, fileSystem: FileSystem): Promise<string[]> {
  const workspace = await workspaceFolder(root, fileSystem);
  const top = workspace === root ? await packageFolder(root, fileSystem) : workspace;
  const folders = [root];
  for (let folder = root; folder !== top;) {
    folder = path.dirname(folder);
    folders.push(folder);
  }
  return folders;
}

async function packageFolder(root: string, fileSystem: FileSystem): Promise<string> {
  for (let folder = root; ; folder = path.dirname(folder)) {
    if (await fileSystem.exists(path.join(folder, 'package.json'))) return folder;
    if (path.dirname(folder) === folder) return root;
  }
}
