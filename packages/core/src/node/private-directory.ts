import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that belongs to one host process and goes with it. All paths are absolute, symbolic links resolved. */
export interface PrivateDirectory {
  readonly root: string;
  /** What the host sees as the system's folder for temporary files. */
  readonly temp: string;
  /** For caches of the runner. The host finds it as `TESTHEAL_SCRATCH`. */
  readonly scratch: string;
  /** Synchronous, so that it can be called while this process ends. Never throws. */
  readonly remove: () => void;
}

export function makePrivateDirectory(): PrivateDirectory {
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'testheal-'));
  const temp = join(root, 'tmp');
  const scratch = join(root, 'scratch');
  mkdirSync(temp);
  mkdirSync(scratch);
  return { root, temp, scratch, remove: () => removeQuietly(root) };
}

function removeQuietly(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true, maxRetries: 3 });
  } catch {
    // A folder left in the system's temporary files is no reason to fail a run.
  }
}
