import { type ChildProcess, fork } from 'node:child_process';
import { atExit, notAtExit } from './at-exit.ts';
import { createOutputTail } from './output-tail.ts';
import { killGroup, leashGroup } from './process-group.ts';

export interface HostProcessOptions {
  /** Absolute path of the module to run. */
  readonly entry: string;
  readonly execArgv: readonly string[];
  /** The whole environment of the process; nothing is inherited. */
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
  /** A folder that is removed when this process dies before the host. */
  readonly directory: string;
}

export interface HostExit {
  /** Absent when ended by a signal, or never started. */
  readonly code?: number;
  readonly signal?: NodeJS.Signals;
  /** Why it could not be started. */
  readonly startError?: string;
}

/** A child process with an IPC channel, in a process group of its own, silent on the user's terminal. */
export interface HostProcess {
  /** Settles when the message has left this process, or cannot leave it any more. */
  send(message: object): Promise<void>;
  onMessage(listener: (message: unknown) => void): void;
  /** Settles when it has ended, nothing is left of its group, and every message it sent has been delivered. */
  readonly exited: Promise<HostExit>;
  /** The end of what it printed. */
  errorOutput(): string;
  /** Kills the whole group; settles as `exited` does. */
  kill(): Promise<void>;
}

/** How long a process that has ended may take to close its pipes, when a stray descendant holds them. */
const CLOSE_MS = 250;

export function forkHost(options: HostProcessOptions): HostProcess {
  const child = fork(options.entry, [], {
    cwd: options.cwd,
    env: { ...options.env },
    execArgv: [...options.execArgv],
    detached: process.platform !== 'win32',
    serialization: 'json',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const errors = createOutputTail();
  child.stderr?.setEncoding('utf8').on('data', (text: string) => errors.append(text));
  // Read and dropped: a full pipe would block the host.
  child.stdout?.resume();

  const exited = leaveNothing(child, options.directory);
  return {
    send: (message) =>
      new Promise((resolve) => {
        // A process that could not be started has no channel.
        if (child.connected) child.send(message, () => resolve());
        else resolve();
      }),
    onMessage: (listener) => void child.on('message', listener),
    exited,
    errorOutput: () => errors.text(),
    async kill() {
      if (child.pid !== undefined) killGroup(child.pid);
      await exited;
    },
  };
}

/** Waits for the end, and sees to it that neither the end of the host nor that of this process leaves anything behind. */
async function leaveNothing(child: ChildProcess, directory: string): Promise<HostExit> {
  const { pid } = child;
  if (pid === undefined) return startFailure(child);

  const leash = leashGroup(pid, directory);
  const killNow = (): void => killGroup(pid);
  atExit(killNow);

  const exit = await exitOf(child, killNow);
  notAtExit(killNow);
  await leash.release();
  return exit;
}

function startFailure(child: ChildProcess): Promise<HostExit> {
  return new Promise((resolve) => child.once('error', (error) => resolve({ startError: error.message })));
}

function exitOf(child: ChildProcess, killRest: () => void): Promise<HostExit> {
  return new Promise((resolve) => {
    // Errors of single messages; the exit that follows says what happened.
    child.on('error', () => undefined);
    child.once('exit', (code, signal) => {
      const exit = { ...(code === null ? {} : { code }), ...(signal === null ? {} : { signal }) };
      killRest();
      const giveUp = setTimeout(() => resolve(exit), CLOSE_MS);
      child.once('close', () => {
        clearTimeout(giveUp);
        resolve(exit);
      });
    });
  });
}
