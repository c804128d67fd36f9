import { fileURLToPath } from 'node:url';

/** Absolute path of a file of this package that is shipped as it is. */
export function assetPath(name: string): string {
  return fileURLToPath(new URL(`../assets/${name}`, import.meta.url));
}
