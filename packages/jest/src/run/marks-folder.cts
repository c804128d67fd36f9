import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the workers of a run note marked tests. */
export interface MarksFolder {
  /** Absolute. */
  readonly path: string;
  remove(): void;
}

/**
 * Makes a folder that goes with this process, however that ends. Not by listening to signals: with a listener, Ctrl+C would
 * not end a test any more that spins in Jest's own process.
 */
export function makeMarksFolder(): MarksFolder {
  const path = mkdtempSync(join(tmpdir(), 'testheal-marks-'));
  const release = removeAfterwards(path);
  const remove = (): void => {
    process.off('exit', remove);
    release();
    rmSync(path, { recursive: true, force: true });
  };
  process.once('exit', remove);
  return { path, remove };
}

/** A shell waits on a pipe that only the end of this process, or the result of this call, can end. */
function removeAfterwards(path: string): () => void {
  if (process.platform === 'win32') return () => undefined;
  const shell = spawn('/bin/sh', ['-c', 'read -r word || rm -rf -- "$1"', 'sh', path], {
    cwd: '/',
    detached: true,
    env: { PATH: '/usr/bin:/bin' },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.once('error', () => undefined);
  shell.stdin.on('error', () => undefined);
  shell.unref();
  // Jest tells at its end of pipes that keep it from ending.
  (shell.stdin as unknown as { unref?: () => void }).unref?.();
  return () => void shell.stdin.end('released\n');
}
