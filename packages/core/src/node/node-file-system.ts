import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, copyFile, mkdir, open, readFile, readdir, realpath, rename, rm, stat, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { FileSystem } from '../ports/file-system.ts';

/** The real file system. */
export const nodeFileSystem: FileSystem = {
  readText: (path) => readFile(path, 'utf8'),
  exists: (path) =>
    access(path).then(
      () => true,
      () => false,
    ),
  realPath: (path) => realpath(path),
  listFolder: (path) => readdir(path).catch(() => []),
  isReadOnly: async (path) => ((await stat(path)).mode & 0o222) === 0,
  writeTextAtomic,
  async copyNew(from, to) {
    await mkdir(dirname(to), { recursive: true });
    await copyFile(from, to, constants.COPYFILE_EXCL);
  },
  remove: (path) => unlink(path),
};

async function writeTextAtomic(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  // A rename over a symbolic link would replace the link by a file.
  const file = await realpath(path).catch(() => path);
  const mode = await stat(file).then(
    (stats) => stats.mode & 0o7777,
    () => undefined,
  );

  const temporary = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    await writeDurably(temporary, text, mode);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncDirectory(dirname(file));
}

async function writeDurably(path: string, text: string, mode: number | undefined): Promise<void> {
  const handle = await open(path, 'wx');
  try {
    // The mode given to `open` passes the umask, so an existing file's mode has to be set afterwards.
    if (mode !== undefined) await handle.chmod(mode);
    await handle.writeFile(text, 'utf8');
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes the rename itself survive a power cut. Windows cannot open a directory. */
async function syncDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
