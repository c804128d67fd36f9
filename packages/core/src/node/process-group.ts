import { spawn, spawnSync } from 'node:child_process';

/** Ends a process that was started as the leader of its own group, and all that is left of the group. */
export function killGroup(pid: number): void {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore', windowsHide: true });
    return;
  }
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // ESRCH: nothing is left of it.
  }
}

export interface Leash {
  /** Lets go: nothing is killed any more. Settles when the leash's own process has ended. */
  release(): Promise<void>;
}

/**
 * Ties a process group to this process: when this process ends, in whatever way, the group is killed and `directory` is
 * removed. A group that spins in a synchronous loop never sees its IPC channel close, and a parent ended by SIGKILL runs
 * no handler, so a shell waits on a pipe that only the end of this process, or `release`, can end.
 *
 * On Windows, where there is no such shell, it does nothing.
 */
export function leashGroup(pid: number, directory: string): Leash {
  if (process.platform === 'win32') return { release: () => Promise.resolve() };

  const script = 'read -r word || { kill -s KILL -- "-$1"; rm -rf -- "$2"; }';
  const shell = spawn('/bin/sh', ['-c', script, 'sh', String(pid), directory], {
    cwd: '/',
    detached: true,
    env: { PATH: '/usr/bin:/bin' },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = new Promise<void>((resolve) => {
    shell.once('exit', () => resolve());
    shell.once('error', () => resolve());
  });
  shell.stdin.on('error', () => undefined);
  shell.unref();

  return {
    release() {
      shell.ref();
      shell.stdin.end('released\n');
      return ended;
    },
  };
}
