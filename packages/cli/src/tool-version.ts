import { createRequire } from 'node:module';

/** The version of this package. */
export function toolVersion(): string {
  return manifest().version ?? 'unknown';
}

/** The range of Node's versions that this package supports, as in its manifest. */
export function supportedNode(): string {
  return manifest().engines?.node ?? '';
}

interface Manifest {
  readonly version?: string;
  readonly engines?: { readonly node?: string };
}

function manifest(): Manifest {
  return createRequire(import.meta.url)('../package.json') as Manifest;
}
