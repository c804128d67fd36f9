import { relative, resolve } from 'node:path';

/** A path as the journal and messages name it: relative to the root, forward slashes. */
export function toRootPath(root: string, path: string): string {
  return relative(root, path).replaceAll('\\', '/');
}

export function fromRootPath(root: string, path: string): string {
  return resolve(root, path);
}
