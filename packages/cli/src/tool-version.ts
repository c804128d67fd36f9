import { createRequire } from 'node:module';

/** The version of this package. */
export function toolVersion(): string {
  const manifest: unknown = createRequire(import.meta.url)('../package.json');
  const hasVersion = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  return hasVersion ? String(manifest.version) : 'unknown';
}
