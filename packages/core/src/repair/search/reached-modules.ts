import { withReachNotes } from '../../instrument/reach-notes.ts';
import type { TestFile } from '../../model/run.ts';
import type { TestId } from '../../model/test-id.ts';
import { importedModules } from './imported-modules.ts';
import type { RepairWorld } from '../world/repair-world.ts';
import { relativePath } from '../world/target-name.ts';

export interface ReachRequest {
  readonly files: readonly TestFile[];
  readonly tests: readonly TestId[];
  readonly overlay: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
}

/**
 * The modules of the project whose functions the tests call, relative to the root, in the order of their first calls: one
 * run over copies that take note. `undefined` when it cannot be told.
 */
export async function reachedModules(
  world: RepairWorld,
  { files, tests, overlay, timeoutMs }: ReachRequest,
): Promise<readonly string[] | undefined> {
  const modules = await importedModules(world, files, overlay);
  const notes: Record<string, string> = {};
  for (const module of modules) {
    const text = withReachNotes(module, relativePath(module.file, world.root));
    if (text !== undefined) notes[module.file] = text;
  }
  const outcome = await world.oracle.run(
    {
      files,
      only: tests,
      overlay: { ...overlay, ...notes },
      timeoutMs,
      worker: 'fresh',
      isBaseline: true,
      tellsReached: true,
    },
    world.signal,
  );
  return outcome.status === 'completed' ? outcome.reached : undefined;
}
