import { testKey, type TestId } from '../../model/test-id.ts';
import type { RunRequest } from '../../model/run.ts';
import type { TestResult } from '../../model/test-result.ts';
import type { HealedFile } from '../../repair/world/healed-file.ts';
import type { RepairWorld } from '../../repair/world/repair-world.ts';
import { filesOf } from '../../repair/world/test-files.ts';

/** Failing tests without a mark that the written files have healed too: they pass, and fail again without them. */
export async function alsoHealed(
  world: RepairWorld,
  written: readonly HealedFile[],
  unmarked: readonly TestResult[],
  timeoutMs: number,
): Promise<TestId[]> {
  const now = await statuses(world, unmarked, { overlay: {}, timeoutMs });
  const passing = unmarked.filter(({ id }) => now.get(testKey(id)) === 'passed');
  // One that fails only now and then is nobody's merit.
  const overlay = Object.fromEntries(written.map((file) => [file.path, file.before]));
  const before = await statuses(world, passing, { overlay, timeoutMs });
  return passing.map(({ id }) => id).filter((id) => before.get(testKey(id)) === 'failed');
}

/** By test key; empty when the files of these tests cannot be run to their end. */
async function statuses(
  { oracle, root, signal }: RepairWorld,
  tests: readonly TestResult[],
  request: Omit<RunRequest, 'files'>,
): Promise<ReadonlyMap<string, TestResult['status']>> {
  if (tests.length === 0) return new Map();
  try {
    const outcome = await oracle.run({ ...request, files: filesOf(tests, root) }, signal);
    if (outcome.status !== 'completed') return new Map();
    return new Map(outcome.results.map(({ id, status }) => [testKey(id), status]));
  } catch {
    return new Map();
  }
}
