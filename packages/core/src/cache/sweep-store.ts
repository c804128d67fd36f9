import { join } from 'node:path';
import type { FileSystem } from '../ports/file-system.ts';
import type { ContentStore, StoredEntry } from './content-store.ts';

/**
 * Takes out entries, all contents that no entry has, such as what a killed process had not got to put into the index, and
 * what one was writing. Of a process that is keeping a repair at this moment it may take that: then it is found anew.
 */
export async function sweepStore(
  fileSystem: FileSystem,
  store: ContentStore,
  gone: readonly StoredEntry[],
): Promise<void> {
  for (const entry of gone) await store.dropEntry(entry);
  // Before the index is read, so that what comes in meanwhile is not among them.
  const contents = await contentsOf(fileSystem, store.folder);
  const needed = new Set((await store.list()).map(({ path }) => path));
  const half = await inside(fileSystem, [join(store.folder, 'tmp')]);
  for (const path of [...contents.filter((content) => !needed.has(content)), ...half])
    await fileSystem.removeTree(path);
}

/** `content-v2/<kind of hash>/<2 digits>/<2 digits>/<the others>`. */
async function contentsOf(fileSystem: FileSystem, folder: string): Promise<readonly string[]> {
  let paths: readonly string[] = (await inside(fileSystem, [folder])).filter((path) => /content-v\d+$/.test(path));
  for (let level = 0; level < 4; level += 1) paths = await inside(fileSystem, paths);
  return paths;
}

async function inside(fileSystem: FileSystem, folders: readonly string[]): Promise<readonly string[]> {
  const paths = folders.map(async (folder) => (await fileSystem.listFolder(folder)).map((name) => join(folder, name)));
  return (await Promise.all(paths)).flat();
}
