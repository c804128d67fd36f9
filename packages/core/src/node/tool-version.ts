import { createRequire } from 'node:module';

/** The version of this tool, from its own package.json. */
export function toolVersion(): string {
  const { version } = createRequire(import.meta.url)('@testheal/core/package.json') as { version: string };
  return version;
}
