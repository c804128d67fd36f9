import type { CachedRepair } from '../../cache/cached-repair.ts';
import { repairKey } from '../../cache/repair-key.ts';
import type { RepairTarget } from '../../model/target.ts';
import { testKey } from '../../model/test-id.ts';
import type { MarkedTest } from '../../model/test-result.ts';
import type { RepairWorld } from '../world/repair-world.ts';
import { relativePath } from '../world/target-name.ts';
import { filesOf } from '../world/test-files.ts';

/** What is known of a repair before it begins. */
export interface RecalledRepair {
  /** What it will be kept under. */
  readonly key: string;
  /** Absent: no earlier run has made it. */
  readonly repair?: CachedRepair;
}

/** Looks for the same repair in the cache: of the same source, by the same tests, with the same failures. `undefined`: there is no cache. */
export async function recallRepair(
  world: RepairWorld,
  target: RepairTarget,
  { marked, overlay }: { readonly marked: readonly MarkedTest[]; readonly overlay: Readonly<Record<string, string>> },
): Promise<RecalledRepair | undefined> {
  const { cache, root, options, fileSystem } = world;
  if (cache === undefined) return undefined;
  const pathOf = (file: string): string => relativePath(file, root);
  const tests = filesOf(marked, root).map(async ({ path: file }) => ({
    path: pathOf(file),
    text: overlay[file] ?? (await fileSystem.readText(file).catch(() => '')),
  }));
  const key = repairKey({
    tool: cache.tool,
    seed: options.seed,
    target: {
      file: pathOf(target.file),
      ...(target.symbol !== undefined && { symbol: target.symbol }),
      source: target.source,
    },
    tests: await Promise.all(tests),
    failures: marked.map(({ id, errors: [first] }) => ({
      test: testKey(id),
      message: first?.message ?? '',
      ...(first?.expected !== undefined && { expected: first.expected }),
      ...(first?.actual !== undefined && { actual: first.actual }),
    })),
    patched: Object.entries(overlay).map(([file, text]) => ({ path: pathOf(file), text })),
  });
  const repair = await cache.find(key);
  return { key, ...(repair !== undefined && { repair }) };
}
