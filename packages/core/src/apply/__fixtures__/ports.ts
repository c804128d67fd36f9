import type { FileHandle } from 'node:fs/promises';

import { nodeDisk, type Disk } from '../../node/disk.ts';
import { createFileLock } from '../../node/file-lock.ts';
import { createFileSystem } from '../../node/node-file-system.ts';
import type { ProcessMark } from '../../node/process-mark.ts';
import type { Git, GitFileState } from '../../ports/git.ts';
import type { JournalPorts } from '../apply-ports.ts';

/** A git that says the same of every file. */
export function scriptedGit(state: GitFileState): Git {
  return { fileState: () => Promise.resolve(state) };
}

const ALIVE: ProcessMark = { pid: 1, host: 'here', started: '1' };
const KILLED: ProcessMark = { pid: 2, host: 'here', started: '2' };
const isAlive = ({ pid }: ProcessMark): boolean => pid !== KILLED.pid;

/** The real disk without waiting for it: only a power cut could tell. */
const disk: Disk = {
  ...nodeDisk,
  async open(...args) {
    const handle = await nodeDisk.open(...args);
    return Object.assign(handle, { sync: () => Promise.resolve() });
  },
};

/** The real file system and lock. */
export const nodePorts: JournalPorts = {
  fileSystem: createFileSystem(disk),
  lock: createFileLock({ disk, processes: { self: () => ALIVE, isAlive }, waitMs: 5_000 }),
};

export interface DyingPorts extends JournalPorts {
  /** Whether the process has been killed by now. */
  readonly isDead: () => boolean;
}

/**
 * The real file system and lock of a process that is killed at its call number `calls`, from 0, of Node's: every later call
 * fails, and a text that it was just writing is written by half.
 */
export function dyingPorts(calls: number): DyingPorts {
  let left = calls;
  const isDead = (): boolean => left < 0;
  const step = async <Result>(call: () => Promise<Result>, dying?: () => Promise<unknown>): Promise<Result> => {
    left -= 1;
    if (left === -1) await dying?.();
    if (isDead()) throw new Error('killed');
    return call();
  };
  const dying = new Proxy(disk, {
    get:
      (target, name: keyof Disk) =>
      (...args: readonly unknown[]) =>
        step(async () => {
          const call = target[name] as (...args: readonly unknown[]) => Promise<unknown>;
          const result = await call(...args);
          return name === 'open' ? dyingHandle(result as FileHandle, step) : result;
        }),
  });
  return {
    fileSystem: createFileSystem(dying),
    lock: createFileLock({ disk: dying, processes: { self: () => KILLED, isAlive }, waitMs: 0 }),
    isDead,
  };
}

type Step = <Result>(call: () => Promise<Result>, dying?: () => Promise<unknown>) => Promise<Result>;

function dyingHandle(handle: FileHandle, step: Step): Partial<FileHandle> {
  return {
    chmod: (mode) => step(() => handle.chmod(mode)),
    chown: (user, group) => step(() => handle.chown(user, group)),
    sync: () => step(() => handle.sync()),
    // The kernel closes what the dead had open.
    close: () =>
      step(
        () => handle.close(),
        () => handle.close(),
      ).catch(() => handle.close().catch(() => undefined)),
    writeFile: (text) =>
      step(
        () => handle.writeFile(text),
        () => handle.writeFile(String(text).slice(0, String(text).length / 2)),
      ),
  };
}
