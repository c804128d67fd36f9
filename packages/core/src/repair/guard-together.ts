import type { TestFile } from '../model/run.ts';
import { passingTests, planGuards } from '../verify/guard-plan.ts';
import { verifyPatch } from '../verify/verify-patch.ts';
import type { RepairWorld } from './world/repair-world.ts';
import type { HealedFile } from './world/healed-file.ts';
import { runTimeoutMs } from './world/run-timeout.ts';
import { filesOf } from './world/test-files.ts';

/** Guard tests that ran, of all that are known. */
export interface GuardCount {
  readonly ran: number;
  readonly of: number;
}

/**
 * Runs all guard files over all patches together, in a worker that no candidate has touched; `undefined` when a test
 * breaks that passes without them. Ends early, with a smaller count, when the time for guards is over.
 */
export async function guardTogether(
  world: RepairWorld,
  repaired: { readonly files: readonly HealedFile[]; readonly near: readonly TestFile[] },
): Promise<GuardCount | undefined> {
  const healed = repaired.files.flatMap((file) => file.tests);
  const plan = planGuards({
    own: filesOf(healed, world.root),
    related: repaired.near,
    ran: filesOf(world.results, world.root),
  });
  const passedBefore = passingTests(world.results.filter((test) => test.status === 'passed'));
  const verdict = await verifyPatch(
    {
      oracle: world.oracle,
      clock: world.clock,
      signal: world.signal,
      targets: healed.map((test) => test.id),
      files: plan.files,
      ownFiles: plan.own,
      passedBefore,
      failedBefore: new Set(),
      overlay: {},
      runTimeoutMs: runTimeoutMs(world.results, plan.files.length),
      worker: 'fresh',
      guardTimeoutMs: world.options.guardTimeoutMs,
    },
    Object.fromEntries(repaired.files.map((file) => [file.path, file.after])),
  );
  return verdict.status === 'plausible' ? { ran: verdict.guardsRan, of: passedBefore.size } : undefined;
}
