import { randomBytes } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';

import type { Disk } from './disk.ts';

/** Puts `text` in the place of `file`: whoever reads it, and whenever this process dies, finds all of the old or the new. */
export async function replaceWhole(disk: Disk, file: string, text: string, like?: Stats): Promise<void> {
  const temporary = temporaryName(file);
  try {
    await writeDurably(disk, temporary, (handle) => fill(handle, text, like));
    await disk.rename(temporary, file);
  } catch (error) {
    await disk.rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(disk, dirname(file));
}

/** Makes a new file with `text`, whole or not at all; fails with `EEXIST` when there is one. */
export function writeNewWhole(disk: Disk, file: string, text: string): Promise<void> {
  return publish(disk, file, (temporary) => writeDurably(disk, temporary, (handle) => fill(handle, text)));
}

/** Copies bytes and mode to a new file, whole or not at all; fails with `EEXIST` when there is one. */
export function copyNewWhole(disk: Disk, from: string, to: string): Promise<void> {
  return publish(disk, to, async (temporary) => {
    await disk.copyFile(from, temporary, constants.COPYFILE_EXCL);
    const handle = await disk.open(temporary, 'r');
    await syncAndClose(handle);
  });
}

async function publish(disk: Disk, file: string, make: (temporary: string) => Promise<void>): Promise<void> {
  const temporary = temporaryName(file);
  try {
    await make(temporary);
    await linkNew(disk, temporary, file);
  } finally {
    await disk.rm(temporary, { force: true });
  }
  await syncFolder(disk, dirname(file));
}

async function linkNew(disk: Disk, temporary: string, file: string): Promise<void> {
  try {
    await disk.link(temporary, file);
  } catch (error) {
    // FAT and some network shares have no hard links. A rename would write over a file that is there.
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw error;
    await disk.copyFile(temporary, file, constants.COPYFILE_EXCL);
  }
}

function temporaryName(file: string): string {
  return `${file}.${randomBytes(6).toString('hex')}.heal-tmp`;
}

async function writeDurably(disk: Disk, file: string, write: (handle: FileHandle) => Promise<void>): Promise<void> {
  const handle = await disk.open(file, 'wx');
  try {
    await write(handle);
  } finally {
    await syncAndClose(handle);
  }
}

async function fill(handle: FileHandle, text: string, like?: Stats): Promise<void> {
  // Only root may give files away, and only root makes files that are not its own by writing them anew.
  if (like !== undefined && process.getuid?.() === 0) await handle.chown(like.uid, like.gid);
  // The mode given to `open` passes the umask, so an existing file's mode has to be set afterwards.
  if (like !== undefined) await handle.chmod(like.mode & 0o7777);
  await handle.writeFile(text, 'utf8');
}

async function syncAndClose(handle: FileHandle): Promise<void> {
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a new name survive a power cut. Where a folder cannot be opened or synced, what was written stands all the same. */
async function syncFolder(disk: Disk, path: string): Promise<void> {
  if (process.platform === 'win32') return;
  try {
    await syncAndClose(await disk.open(path, 'r'));
  } catch {
    // No reason to take a file that has its right name and content for one that could not be written.
  }
}
