import type { TestFile } from '../../model/run.ts';
import type { RepairTarget } from '../../model/target.ts';
import { testKey } from '../../model/test-id.ts';
import type { MarkedTest, TestResult } from '../../model/test-result.ts';
import type { GuardReach } from '../world/guard-reach.ts';
import { mendedReport } from './mend-report.ts';
import { mendTarget } from './mend-target.ts';
import type { PatchReview } from '../prove/patch-review.ts';
import type { RepairWorld } from '../world/repair-world.ts';
import type { TargetOutcome } from '../tell/target-outcome.ts';
import { targetName } from '../world/target-name.ts';
import { targetWorldOf } from '../world/target-world.ts';
import { searches } from '../search/searches.ts';

/** What a name that is missing, or an import that came to nothing, makes tests say when they run. */
const MISSING = /is not defined|is not a function|is not a constructor|of undefined|before initialization/;

/**
 * Mends a target whose tests run and say that a name is missing: its import may be, which lies outside of what a search
 * edits. `undefined` when it is something else.
 */
export async function mendLoaded(
  world: RepairWorld,
  input: {
    readonly target: RepairTarget;
    readonly marked: readonly MarkedTest[];
    /** The marked tests as they fail in the cage. */
    readonly failing: readonly TestResult[];
    readonly files: readonly TestFile[];
    readonly overlay: Readonly<Record<string, string>>;
    readonly reach: GuardReach;
    readonly review: PatchReview;
  },
): Promise<TargetOutcome | undefined> {
  const { target, marked, failing, overlay, reach, review } = input;
  const errors = failing.flatMap((test) => test.errors);
  const [first, ...files] = input.files;
  if (first === undefined || !errors.some(({ message }) => MISSING.test(message))) return undefined;
  if (!searches(world.options)) return undefined;
  const { file, source, symbol } = target;
  const module = { file, source, ...(symbol !== undefined && { symbol }) };
  const markers = new Map(marked.map((test) => [testKey(test.id), test.marker]));
  const started = world.clock.now();
  const outcome = await mendTarget(
    world,
    targetWorldOf(world, overlay),
    {
      module,
      hasLoaded: true,
      files: [first, ...files],
      errors,
      markedIn: (results) =>
        results.flatMap((test) => {
          const marker = markers.get(testKey(test.id));
          return marker === undefined ? [] : [{ ...test, marker }];
        }),
      overlay,
      reach,
    },
    (done, of) => world.notify({ type: 'proof-progress', target: targetName(target, world.root), done, of }),
  );
  if (outcome.status !== 'mended') return undefined;
  const { typeErrors } = await review.judge(outcome);
  const typeCheck = review.state();
  const report = mendedReport(
    world,
    module,
    marked,
    { ...outcome, durationMs: world.clock.now() - started },
    { ...(typeErrors !== undefined && { typeErrors }), ...(typeCheck !== undefined && { typeCheck }) },
  );
  return { report, near: outcome.near, healedSource: outcome.healedSource };
}
