import { dirname } from 'node:path';

/** A folder and those around it, the nearest first. Absolute. */
export function upwards(folder: string): readonly string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...upwards(parent)];
}
