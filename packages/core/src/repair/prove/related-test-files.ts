import type { TestFile } from '../../model/run.ts';
import type { RepairWorld } from '../world/repair-world.ts';
import { relativePath } from '../world/target-name.ts';

/** Test files that reach a module by imports. When they cannot be told, that is a notice: the user's run still guards. */
export async function relatedTestFiles(world: RepairWorld, file: string): Promise<readonly TestFile[]> {
  try {
    return await world.oracle.relatedTestFiles(file);
  } catch (error) {
    if (world.signal.aborted) throw error;
    const name = relativePath(file, world.root);
    const message = `the tests that import ${name} could not be listed: only those of this run guard it`;
    world.notify({ type: 'notice', message });
    return [];
  }
}
