import { createHash } from 'node:crypto';
import { readdir, readFile, readlink } from 'node:fs/promises';
import path from 'node:path';

/** By path relative to `root`: a hash of each file's bytes, or where a link leads. Folders are listed too. */
export async function treeHash(root: string): Promise<Record<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const hashed = entries.map(async (entry) => {
    const file = path.join(entry.parentPath, entry.name);
    return [path.relative(root, file), await describeEntry(entry, file)] as const;
  });
  const sorted = (await Promise.all(hashed)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted);
}

async function describeEntry(entry: { isFile(): boolean; isSymbolicLink(): boolean }, file: string): Promise<string> {
  if (entry.isSymbolicLink()) return `link to ${await readlink(file)}`;
  if (!entry.isFile()) return 'folder';
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
}
