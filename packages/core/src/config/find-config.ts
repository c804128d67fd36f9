import path from 'node:path';
import type { FileSystem } from '../ports/file-system.ts';
import { configFolders } from './config-folders.ts';

/** The heal.configs of the nearest folder that has any, absolute paths; more than one is for the user to sort out. */
export async function findConfig(root: string, fileSystem: FileSystem): Promise<string[]> {
  for (const folder of await configFolders(root, fileSystem)) {
    const names = (await fileSystem.listFolder(folder)).filter((name) =>
      /^heal\.config\.(?:[cm]?[jt]s|json)$/.test(name),
    );
    if (names.length > 0) return names.toSorted().map((name) => path.join(folder, name));
  }
  return [];
}
