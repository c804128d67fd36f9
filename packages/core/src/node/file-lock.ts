import { randomBytes } from 'node:crypto';
import { basename, dirname, join } from 'node:path';

import type { Lock, LockOutcome } from '../ports/lock.ts';
import { nodeDisk, type Disk } from './disk.ts';
import { systemProcesses, type ProcessMark, type Processes } from './process-mark.ts';
import { writeNewWhole } from './whole-file.ts';

export interface FileLockOptions {
  readonly disk?: Disk;
  readonly processes?: Processes;
  /** How long to wait for another holder. @default 20 000 */
  readonly waitMs?: number;
}

interface Owner extends ProcessMark {
  /** Of this one holding; 12 hexadecimal digits. */
  readonly id: string;
}

type Attempt =
  /** `files`: what has to be removed in the end, the lock itself first. */
  { readonly status: 'held'; readonly files: readonly string[] } | { readonly status: 'taken'; readonly owner?: Owner };

const POLL_MS = 20;

/**
 * A lock in a file that is made exclusively and names its holder. That of a dead holder is not removed, since two who find
 * it could then remove each other's: the successor makes the file `<lock>.<id of the dead holding>` exclusively, which only
 * one can, and so on for a successor that dies. See docs/decisions/0024-apply-lock.md.
 */
export function createFileLock(options: FileLockOptions = {}): Lock {
  const { disk = nodeDisk, processes = systemProcesses, waitMs = 20_000 } = options;
  return {
    async hold(path, work) {
      const own: Owner = { ...processes.self(), id: randomBytes(6).toString('hex') };
      const deadline = performance.now() + waitMs;
      let attempt = await claim(disk, processes, path, own);
      while (attempt.status === 'taken' && performance.now() < deadline) {
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
        attempt = await claim(disk, processes, path, own);
      }
      if (attempt.status === 'taken') return busy(attempt.owner);
      try {
        await sweep(disk, processes, path, attempt.files);
        return { status: 'done', result: await work() };
      } finally {
        for (const file of attempt.files) await removeQuietly(disk, file);
      }
    },
  };
}

/** What stands in a lock's place, without touching it: the lock of a process that has ended is taken over by the next. */
export async function lockState(
  path: string,
  { disk = nodeDisk, processes = systemProcesses }: Pick<FileLockOptions, 'disk' | 'processes'> = {},
): Promise<'free' | 'held' | 'stale' | 'unreadable'> {
  const found = await readOwner(disk, path);
  if (found === 'nobody') return 'free';
  if (found === 'unreadable') return found;
  return processes.isAlive(found) ? 'held' : 'stale';
}

function busy(owner: Owner | undefined): LockOutcome<never> {
  return {
    status: 'busy',
    holder: owner === undefined ? 'an unknown process' : `process ${owner.pid} on ${owner.host}`,
  };
}

async function claim(disk: Disk, { isAlive }: Processes, path: string, own: Owner): Promise<Attempt> {
  const files: string[] = [];
  let first: string | undefined;
  for (let file = path; !files.includes(file);) {
    const found = await readOwner(disk, file);
    if (found === 'nobody') {
      if (!(await tryMake(disk, file, own))) return { status: 'taken' };
      files.push(file);
      if (first === undefined || (await isOwner(disk, path, first))) return { status: 'held', files };
      // Whoever had it before has ended in good order meanwhile: this name is nobody's any more.
      await removeQuietly(disk, file);
      return { status: 'taken' };
    }
    if (found === 'unreadable') return { status: 'taken' };
    if (isAlive(found)) return { status: 'taken', owner: found };
    files.push(file);
    first ??= found.id;
    file = `${path}.${found.id}`;
  }
  return { status: 'taken' };
}

async function tryMake(disk: Disk, file: string, own: Owner): Promise<boolean> {
  try {
    await writeNewWhole(disk, file, JSON.stringify(own));
    return true;
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    // Somebody was faster; or the new holder has swept away our temporary file.
    if (code === 'EEXIST' || (code === 'ENOENT' && syscall === 'link')) return false;
    throw error;
  }
}

/** Removes what processes that have ended left beside the lock; only for its holder, whose own files stay. */
async function sweep(disk: Disk, { isAlive }: Processes, path: string, own: readonly string[]): Promise<void> {
  const folder = dirname(path);
  const names = await disk.readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.startsWith(`${basename(path)}.`))) {
    const file = join(folder, name);
    if (own.includes(file)) continue;
    const owner = await readOwner(disk, file);
    if (owner === 'nobody' || (owner !== 'unreadable' && isAlive(owner))) continue;
    await removeQuietly(disk, file);
  }
}

async function isOwner(disk: Disk, file: string, id: string): Promise<boolean> {
  const owner = await readOwner(disk, file);
  return typeof owner === 'object' && owner.id === id;
}

async function readOwner(disk: Disk, file: string): Promise<Owner | 'nobody' | 'unreadable'> {
  try {
    const value: unknown = JSON.parse(await disk.readFile(file, 'utf8'));
    return isOwnerText(value) ? value : 'unreadable';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'nobody' : 'unreadable';
  }
}

function isOwnerText(value: unknown): value is Owner {
  const { id, pid, host, started } = (value ?? {}) as Partial<Record<keyof Owner, unknown>>;
  // The id becomes part of a file's name.
  const isId = typeof id === 'string' && /^[0-9a-f]{12}$/.test(id);
  return isId && Number.isSafeInteger(pid) && typeof host === 'string' && typeof started === 'string';
}

async function removeQuietly(disk: Disk, file: string): Promise<void> {
  // What stays is taken over when this process has ended.
  await disk.unlink(file).catch(() => undefined);
}
