import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { TEMPORARY_NAME } from '@testheal/core';

const SKIPPED = new Set(['node_modules', '.git', '.heal']);

/** Absolute paths of backups, and of what killed writes leave, below a folder; no symbolic link is followed. */
export function findLeftovers(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry): string[] => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : findLeftovers(path);
      return entry.isFile() && isLeftover(entry.name) ? [path] : [];
    });
}

function isLeftover(name: string): boolean {
  return /\.heal-backup(?:\.\d+)?$/.test(name) || TEMPORARY_NAME.test(name);
}
