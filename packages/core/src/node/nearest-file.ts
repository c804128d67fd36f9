import { existsSync } from 'node:fs';

/** Absolute path, with forward slashes, of the file of that name in `folder` or the nearest folder above it. `undefined`: there is none. */
export function nearestFile(folder: string, name: string): string | undefined {
  const file = `${folder}/${name}`;
  if (existsSync(file)) return file;
  const above = folder.slice(0, folder.lastIndexOf('/'));
  return folder.includes('/') ? nearestFile(above, name) : undefined;
}
