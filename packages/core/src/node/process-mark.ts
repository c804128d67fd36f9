import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** Which process it is, also to others and after its end. */
export interface ProcessMark {
  readonly pid: number;
  /** Name of the machine, or of the container. */
  readonly host: string;
  /** When it started, in the kernel's own unit; empty where that cannot be known. Numbers of processes are used again. */
  readonly started: string;
}

/** What can be known of processes. */
export interface Processes {
  readonly self: () => ProcessMark;
  /** Whether it may still run: of another machine's nothing is known, so it does. */
  readonly isAlive: (mark: ProcessMark) => boolean;
}

export const systemProcesses: Processes = {
  self: () => ({ pid: process.pid, host: hostname(), started: startOf(process.pid) }),
  isAlive(mark) {
    if (mark.host !== hostname()) return true;
    if (!exists(mark.pid)) return false;
    const started = startOf(mark.pid);
    return started === '' || mark.started === '' || started === mark.started;
  },
};

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, and is somebody else's.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Linux only: field 22 of `/proc/<pid>/stat`, counted behind the name, which may have spaces and parentheses in it. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
