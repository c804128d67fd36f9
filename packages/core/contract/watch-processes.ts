import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Needs a build: the fixtures are plain JavaScript and import the package as its users do. */
export const FIXTURES: string = fileURLToPath(new URL('fixtures/', import.meta.url));

/** A process that has ended but was not yet collected by its parent counts as ended. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !existsSync(`/proc/${pid}/stat`) || !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Settles when the condition holds; asks every 10 ms. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** The process id that a fixture writes into `file`. */
export async function pidIn(file: string): Promise<number> {
  await until(() => existsSync(file) && readFileSync(file, 'utf8') !== '');
  return Number(readFileSync(file, 'utf8'));
}
