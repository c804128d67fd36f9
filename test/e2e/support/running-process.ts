import { spawn } from 'node:child_process';

/** A process that does not end by itself, such as a watching runner. Disposing it kills its whole group. */
export interface RunningProcess extends AsyncDisposable {
  /** All that it has printed, on both streams, without colors. */
  output(): string;
  /** Settles when what it has printed matches `pattern` at least `times` times; rejects after `timeoutMs`, or when it has ended. */
  until(pattern: RegExp, times?: number): Promise<void>;
}

export function startProcess(
  command: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env: Readonly<Record<string, string>>; readonly timeoutMs: number },
): RunningProcess {
  const { cwd, env, timeoutMs } = options;
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
  const pid = child.pid as number;
  let output = '';
  let ended = false;
  let notice: (() => void) | undefined;
  const add = (text: string): void => {
    output += text;
    notice?.();
  };
  child.stdout.setEncoding('utf8').on('data', add);
  child.stderr.setEncoding('utf8').on('data', add);
  const closed = new Promise<void>((resolve) => {
    child.once('close', () => {
      ended = true;
      notice?.();
      resolve();
    });
  });

  return {
    output: () => output,
    until: (pattern, times = 1) =>
      new Promise((resolve, reject) => {
        const fail = (why: string): void => reject(new Error(`${why}, before ${pattern} was seen:\n${output}`));
        const timer = setTimeout(() => fail(`nothing for ${timeoutMs} ms`), timeoutMs);
        notice = () => {
          const seen = [...output.matchAll(new RegExp(pattern, 'g'))].length;
          if (seen < times && !ended) return;
          clearTimeout(timer);
          if (seen >= times) resolve();
          else fail('it has ended');
        };
        notice();
      }),
    async [Symbol.asyncDispose]() {
      if (!ended) process.kill(-pid, 'SIGKILL');
      await closed;
    },
  };
}
