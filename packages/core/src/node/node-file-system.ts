import { dirname, join } from 'node:path';

import type { FileSystem } from '../ports/file-system.ts';
import { nodeDisk, type Disk } from './disk.ts';
import { copyNewWhole, replaceWhole } from './whole-file.ts';

/** The real file system. */
export const nodeFileSystem: FileSystem = createFileSystem(nodeDisk);

export function createFileSystem(disk: Disk): FileSystem {
  return {
    readText: (path) => disk.readFile(path, 'utf8'),
    exists: (path) =>
      disk.access(path).then(
        () => true,
        () => false,
      ),
    realPath: (path) => disk.realpath(path),
    listFolder: (path) => disk.readdir(path).catch(() => []),
    findLink: (path) => findLink(disk, path),
    isReadOnly: async (path) => ((await disk.stat(path)).mode & 0o222) === 0,
    makeFolder: (path) => makeFolder(disk, path),
    writeTextAtomic: (path, text) => writeTextAtomic(disk, path, text),
    async replaceText(path, text) {
      const file = await disk.realpath(path);
      await replaceWhole(disk, file, text, await disk.stat(file));
    },
    copyNew: (from, to) => copyNewWhole(disk, from, to),
    remove: (path) => disk.unlink(path),
    removeEmptyFolder: (path) => disk.rmdir(path),
    removeTree: (path) => disk.rm(path, { recursive: true, force: true }),
  };
}

async function makeFolder(disk: Disk, path: string): Promise<void> {
  try {
    await disk.mkdir(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !(await disk.stat(path)).isDirectory()) throw error;
  }
}

async function findLink(disk: Disk, folder: string): Promise<string | undefined> {
  const entries = await disk.readdir(folder, { withFileTypes: true }).catch(() => []);
  const link = entries.find((entry) => entry.isSymbolicLink());
  if (link !== undefined) return join(folder, link.name);
  const folders = entries.filter((entry) => entry.isDirectory());
  const found = await Promise.all(folders.map(({ name }) => findLink(disk, join(folder, name))));
  return found.find((path) => path !== undefined);
}

async function writeTextAtomic(disk: Disk, path: string, text: string): Promise<void> {
  await disk.mkdir(dirname(path), { recursive: true });
  // A rename over a symbolic link would replace the link by a file.
  const file = await disk.realpath(path).catch(() => path);
  await replaceWhole(disk, file, text, await disk.stat(file).catch(() => undefined));
}
