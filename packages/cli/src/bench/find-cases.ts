import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders below `folder` with a `case.json`, at any depth, by their paths with forward slashes, sorted. */
export function findCases(folder: string, path = ''): string[] {
  const entries = readdirSync(join(folder, path), { withFileTypes: true });
  if (entries.some((entry) => entry.isFile() && entry.name === 'case.json')) return [path === '' ? '.' : path];
  return entries
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.startsWith('.'))
    .flatMap((entry) => findCases(folder, path === '' ? entry.name : `${path}/${entry.name}`))
    .toSorted((a, b) => (a < b ? -1 : 1));
}
