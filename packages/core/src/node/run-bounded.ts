import { spawn } from 'node:child_process';

import { atExit, notAtExit } from './at-exit.ts';
import { killGroup } from './process-group.ts';

export interface BoundedRun {
  /** The whole environment; its `PATH` is where the command is looked for. */
  readonly env: NodeJS.ProcessEnv;
  readonly timeoutMs: number;
}

export type BoundedOutcome =
  /** `code` is absent when a signal ended it. */
  | { readonly status: 'ended'; readonly code?: number; readonly stdout: string; readonly stderr: string }
  | { readonly status: 'not-found' }
  | { readonly status: 'not-started'; readonly reason: string }
  | { readonly status: 'timed-out' };

/** How long a command that has ended may take to close its pipes, when a descendant of its own holds them. */
const CLOSE_MS = 250;

/** Runs a command that asks nothing, and ends it and every process of its group when it takes too long. Never rejects. */
export function runBounded(command: string, args: readonly string[], run: BoundedRun): Promise<BoundedOutcome> {
  return new Promise((resolve) => {
    const child = spawn(command, [...args], {
      env: run.env,
      detached: process.platform !== 'win32',
      windowsHide: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [stdout, stderr] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));

    const killAll = (): void => {
      if (child.pid !== undefined) killGroup(child.pid);
    };
    const settle = (outcome: BoundedOutcome): void => {
      clearTimeout(timer);
      notAtExit(killAll);
      child.stdout.destroy();
      child.stderr.destroy();
      resolve(outcome);
    };
    const timer = setTimeout(() => {
      killAll();
      settle({ status: 'timed-out' });
    }, run.timeoutMs);
    atExit(killAll);
    child.once('error', (error: NodeJS.ErrnoException) =>
      settle(error.code === 'ENOENT' ? { status: 'not-found' } : { status: 'not-started', reason: error.message }),
    );
    child.once('exit', (code) => {
      const end = (): void => settle({ status: 'ended', ...(code !== null && { code }), stdout, stderr });
      const giveUp = setTimeout(end, CLOSE_MS);
      child.once('close', () => {
        clearTimeout(giveUp);
        end();
      });
    });
  });
}
