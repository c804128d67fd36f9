import { readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';

import { distance } from 'fastest-levenshtein';

import { UsageError } from './usage-error.ts';

/** What may be left out at the end of a module's path. */
const ENDINGS = ['', '.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs'];

/**
 * The absolute path, links resolved, of a module that a user has named. `what`: what they named it as. Throws `UsageError`
 * with the nearest name.
 */
export function existingFile(written: string, { cwd, what }: { readonly cwd: string; readonly what: string }): string {
  const wanted = resolve(cwd, written);
  const found = ENDINGS.map((ending) => wanted + ending).find((file) => isFile(file));
  if (found !== undefined) return realpathSync(found);
  throw new UsageError(`${what}: there is no file "${written}" in "${cwd}".${didYouMean(wanted, cwd)}`);
}

function didYouMean(wanted: string, cwd: string): string {
  const folder = dirname(wanted);
  const names = filesIn(folder);
  if (names.length === 0) return '';
  const name = basename(wanted);
  const hasEnding = /\.[cm]?[jt]sx?$/.test(name);
  const far = (known: string): number => distance(name, hasEnding ? known : known.replace(/\.[cm]?[jt]sx?$/, ''));
  const near = names.toSorted((a, b) => far(a) - far(b))[0] ?? '';
  if (far(near) > Math.max(3, name.length / 3)) return '';
  return ` Did you mean \`${relative(cwd, join(folder, near)).replaceAll('\\', '/')}\`?`;
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  } catch {
    return [];
  }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
