import { createRepairCache } from '../cache/repair-cache.ts';
import { toolVersion } from '../node/tool-version.ts';
import { caseFileOf } from '../options/cli-variables.ts';
import type { FileSystem } from '../ports/file-system.ts';
import type { RepairWorld, WorldCache } from '../repair/repair-world.ts';
import type { Redactor } from '../secrets/redactor.ts';

export interface RunCacheQuestion extends Pick<RepairWorld, 'root' | 'options'> {
  readonly fileSystem: FileSystem;
  readonly redactor: Redactor;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** The cache of a run; `undefined` when it has none: by option, or since a benchmark measures what is found anew. */
export function runCache({ root, options, fileSystem, redactor, env }: RunCacheQuestion): WorldCache | undefined {
  if (!options.cache || options.without !== undefined || caseFileOf(env) !== undefined) return undefined;
  const cache = createRepairCache({
    fileSystem,
    root,
    time: () => new Date().toISOString(),
    mayStore: (text) => redactor.redact(text) === text,
  });
  return { ...cache, tool: toolVersion() };
}
