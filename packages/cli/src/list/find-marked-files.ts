import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { MARKER_PACKAGES } from '@testheal/core';

export interface MarkedFile {
  /** Absolute. */
  readonly path: string;
  readonly source: string;
}

/** The files below `root` that name the marker's package: what git knows of, or a walk where there is no git. Sorted. */
export async function findMarkedFiles(root: string): Promise<MarkedFile[]> {
  const names = (await gitFiles(root)) ?? (await walk(root, ''));
  const sources = names.filter((name) => /\.[cm]?[jt]sx?$/.test(name) && !name.split('/').includes('node_modules'));
  return sources.toSorted(byName).flatMap((name) => {
    const path = join(root, name).replaceAll('\\', '/');
    const source = textOf(path);
    return source !== undefined && MARKER_PACKAGES.some((marker) => source.includes(marker)) ? [{ path, source }] : [];
  });
}

function byName(a: string, b: string): number {
  return a < b ? -1 : 1;
}

/** Tracked and new files, without ignored ones; `undefined` where git cannot say, as in a folder that is ignored itself. */
function gitFiles(root: string): Promise<string[] | undefined> {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '-z', '--', '.'];
  return new Promise((resolve) => {
    execFile('git', args, { cwd: root, maxBuffer: 1 << 28, windowsHide: true }, (error, stdout) => {
      const names = stdout.split('\0').filter((name) => name !== '');
      resolve(error === null && names.length > 0 ? names : undefined);
    });
  });
}

async function walk(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  const found = await Promise.all(
    entries.map(async (entry) => {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isFile()) return [name];
      const isOurs = entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.startsWith('.');
      return isOurs ? walk(root, name) : [];
    }),
  );
  return found.flat();
}

/** A tracked file may be gone. */
function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
