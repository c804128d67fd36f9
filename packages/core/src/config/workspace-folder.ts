import path from 'node:path';
import type { FileSystem } from '../ports/file-system.ts';

/**
 * The folder of the workspace (pnpm, npm, Yarn, Bun) that a package's folder lies in; the folder itself when there is none.
 * What lies in the same workspace is the same project.
 */
export async function workspaceFolder(root: string, fileSystem: FileSystem): Promise<string> {
  let folder = root;
  while (!(await isWorkspace(folder, fileSystem))) {
    const parent = path.dirname(folder);
    if (parent === folder) return root;
    folder = parent;
  }
  return folder;
}

async function isWorkspace(folder: string, fileSystem: FileSystem): Promise<boolean> {
  if (await fileSystem.exists(path.join(folder, 'pnpm-workspace.yaml'))) return true;
  try {
    const manifest: unknown = JSON.parse(await fileSystem.readText(path.join(folder, 'package.json')));
    return typeof manifest === 'object' && manifest !== null && 'workspaces' in manifest;
  } catch {
    // No manifest, or one that nobody can read: then it is not the workspace's.
    return false;
  }
}
