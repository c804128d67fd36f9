import { createRepairCache } from '../cache/repair-cache.ts';
import { toolVersion } from '../node/tool-version.ts';
import { caseFileOf } from '../options/cli-variables.ts';
import { replayedFile } from '../model/replay.ts';
import type { HealOptions } from '../options/heal-options.ts';
import type { FileSystem } from '../ports/file-system.ts';
import type { RepairWorld, WorldCache } from '../repair/world/repair-world.ts';
import type { Redactor } from '../secrets/redactor.ts';

export interface RunCacheQuestion extends Pick<RepairWorld, 'root' | 'options'> {
  readonly fileSystem: FileSystem;
  readonly redactor: Redactor;
  readonly env: Readonly<Record<string, string | undefined>>;
}

function isRecording(model: HealOptions['model']): boolean {
  return replayedFile(model) !== undefined;
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
  // A recording has all of its run in it, and a replay repeats all of it: nothing is taken from other runs.
  const isAlone = options.record !== undefined || [options.model, options.strongModel].some(isRecording);
  return { ...cache, ...(isAlone && { find: async () => undefined }), tool: toolVersion() };
}
