import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** What came of a program: `signal` ended it, or it ended with `exitCode`. */
export type ProgramRun =
  | {
      readonly status: 'ended';
      readonly exitCode: number | null;
      readonly signal: NodeJS.Signals | null;
      /** The end of what it wrote to stderr. */
      readonly errorOutput: string;
    }
  | { readonly status: 'timeout' }
  | { readonly status: 'aborted' };

export interface ProgramOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/** How long a run may take to end in good order before it is killed. */
const GRACE_MS = 2000;
const OUTPUT_KEPT = 8000;

/** Runs a program of Node in a process group of its own, and leaves nothing of the group behind. */
export async function runProgram(args: readonly string[], options: ProgramOptions): Promise<ProgramRun> {
  const { cwd, env, timeoutMs, signal } = options;
  if (signal.aborted) return { status: 'aborted' };
  const child = spawn(process.execPath, args, {
    cwd,
    env,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errorOutput = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errorOutput = (errorOutput + text).slice(-OUTPUT_KEPT);
  });
  const ended = new Promise<ProgramRun>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (exitCode, signalName) =>
      resolve({ status: 'ended', exitCode, signal: signalName, errorOutput }),
    );
  });
  const over = new AbortController();
  const stopped = untilStopped(timeoutMs, AbortSignal.any([signal, over.signal]));
  const first = await Promise.race([ended, stopped]).finally(() => over.abort());
  if (first.status !== 'ended') await end(child, ended);
  // Workers of a runner that died.
  kill(child);
  return first;
}

async function untilStopped(timeoutMs: number, signal: AbortSignal): Promise<ProgramRun> {
  try {
    await sleep(timeoutMs, undefined, { signal, ref: false });
    return { status: 'timeout' };
  } catch {
    return { status: 'aborted' };
  }
}

type Child = ReturnType<typeof spawn>;

/** An interrupt lets a healing take its own processes and folders away; what spins in a loop never hears of it. */
async function end(child: Child, ended: Promise<unknown>): Promise<void> {
  child.kill('SIGINT');
  await Promise.race([ended, sleep(GRACE_MS, undefined, { ref: false })]);
  kill(child);
  await ended;
}

function kill(child: Child): void {
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // ESRCH: nothing is left of it.
  }
}
