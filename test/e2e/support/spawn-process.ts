import { spawn } from 'node:child_process';

export interface Finished {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Process group of the spawned command: whatever it left behind is in it or in a group of its own. */
  readonly pid: number;
}

/** Runs a command to its end. Kills its process group after `timeoutMs` and rejects. */
export function spawnProcess(
  command: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env: Readonly<Record<string, string>>; readonly timeoutMs?: number },
): Promise<Finished> {
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: options.env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const pid = child.pid as number;
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      process.kill(-pid, 'SIGKILL');
      reject(new Error(`${command} ${args.join(' ')} did not end in time\n${stdout}\n${stderr}`));
    }, options.timeoutMs ?? 400_000);
    child.on('error', reject);
    child.on('close', (exitCode) => {
      clearTimeout(timer);
      resolve({ exitCode, stdout, stderr, pid });
    });
  });
}
