import { awaitedErrors } from '../../marks/awaited-errors.ts';
import type { AwaitedError } from '../../model/probe.ts';
import { testKey } from '../../model/test-id.ts';
import type { TestResult } from '../../model/test-result.ts';
import type { RepairWorld } from '../world/repair-world.ts';
import { filesOf } from '../world/test-files.ts';

/** By `testKey`: the errors that failing tests wait for; only for tests whose failure speaks of throwing. */
export async function errorsWaitedFor(
  world: RepairWorld,
  tests: readonly TestResult[],
): Promise<ReadonlyMap<string, readonly AwaitedError[]>> {
  const found = new Map<string, readonly AwaitedError[]>();
  for (const test of tests) {
    if (!test.errors.some(({ message }) => /\bthrow|reject/i.test(message))) continue;
    const [file] = filesOf([test], world.root);
    if (file === undefined) continue;
    try {
      const source = await world.fileSystem.readText(file.path);
      found.set(testKey(test.id), awaitedErrors(source, file.path, test.id.titlePath.at(-1) ?? ''));
    } catch {
      // A test file in no syntax of ours: the search does without.
    }
  }
  return found;
}
