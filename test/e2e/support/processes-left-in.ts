import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, readlinkSync } from 'node:fs';

/** How long a process that is about to end may take. */
const GRACE_MS = 10_000;

/** Command lines of the processes that stay in `folder`, or run something of it. Without `/proc`: the latter only. */
export async function processesLeftIn(folder: string): Promise<string[]> {
  const until = performance.now() + GRACE_MS;
  let left = processesIn(folder);
  while (left.length > 0 && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    left = processesIn(folder);
  }
  return left;
}

function processesIn(folder: string): string[] {
  if (!existsSync('/proc/self/cwd'))
    return execFileSync('ps', ['-A', '-o', 'args='], { encoding: 'utf8' })
      .split('\n')
      .filter((line) => line.includes(folder));
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
        // The folder may be gone by now, which Linux notes behind its name.
        return readlinkSync(`/proc/${pid}/cwd`).startsWith(folder) || command.includes(folder) ? [command] : [];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    });
}
