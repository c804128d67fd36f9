import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A bench's own folders. */
export interface WorkFolder {
  /**
   * Inside the project, so that its runner, transforms and modules count for the copies: Jest reads only below its root
   * directory, and a target has to lie in the project.
   */
  readonly copies: string;
  /** For temporary files of the runs, outside of the project, where no runner looks for tests. */
  readonly temp: string;
  remove(): void;
}

export function makeWorkFolder(root: string): WorkFolder {
  const heal = join(root, '.heal');
  const all = join(heal, 'bench');
  mkdirSync(all, { recursive: true });
  if (!existsSync(join(heal, '.gitignore'))) writeFileSync(join(heal, '.gitignore'), '*\n');
  removeLeftovers(all);
  const copies = join(all, String(process.pid));
  mkdirSync(copies, { recursive: true });
  const temp = realpathSync(mkdtempSync(join(tmpdir(), 'testheal-bench-')));
  return {
    copies,
    temp,
    remove() {
      for (const folder of [copies, temp]) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
      removeEmpty(all);
    },
  };
}

/** Copies of benches that were killed. */
function removeLeftovers(all: string): void {
  for (const name of readdirSync(all)) {
    if (/^\d+$/.test(name) && !isAlive(Number(name))) rmSync(join(all, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Another bench has its copies there.
  }
}
