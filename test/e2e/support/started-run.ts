import { spawn } from 'node:child_process';

export interface EndedRun {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A command that runs. */
export interface StartedRun {
  /** To the process alone, or to its whole group as a terminal does. Nothing when it has ended. */
  send(signal: NodeJS.Signals, to: 'process' | 'group'): void;
  /** Settles when it has printed `text`, or has ended. */
  printed(text: string): Promise<void>;
  /** Settles when nobody holds its output any more; rejects, and kills its group, when that takes too long. */
  readonly ended: Promise<EndedRun>;
}

export function startRun(
  command: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env: Readonly<Record<string, string>>; readonly timeoutMs?: number },
): StartedRun {
  // A pipe that stays open: without standard input a watching runner ends.
  const child = spawn(command, args, { cwd: options.cwd, env: options.env, detached: true, stdio: 'pipe' });
  const pid = child.pid as number;
  const printed = { stdout: '', stderr: '' };
  const waiting = new Set<() => void>();
  const wake = (): void => waiting.forEach((check) => check());
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      printed[name] += text;
      wake();
    });
  }
  let isOver = false;
  const ended = new Promise<EndedRun>((resolve, reject) => {
    const timer = setTimeout(() => {
      process.kill(-pid, 'SIGKILL');
      reject(new Error(`${command} ${args.join(' ')} did not end in time\n${printed.stdout}\n${printed.stderr}`));
    }, options.timeoutMs ?? 120_000);
    child.once('close', (exitCode, signal) => {
      clearTimeout(timer);
      isOver = true;
      wake();
      resolve({ exitCode, signal, ...printed });
    });
  });
  return {
    send(signal, to) {
      try {
        process.kill(to === 'group' ? -pid : pid, signal);
      } catch {
        // It has ended by itself.
      }
    },
    printed: (text) =>
      new Promise((resolve) => {
        const check = (): void => {
          if (!isOver && !printed.stdout.includes(text) && !printed.stderr.includes(text)) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    ended,
  };
}
