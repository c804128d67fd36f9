import { testKey } from '../../model/test-id.ts';
import type { TargetReason } from '../../model/report.ts';
import type { RepairTarget } from '../../model/target.ts';
import type { MarkedTest } from '../../model/test-result.ts';
import { resolveTarget, type TargetProblem, type TargetWorld } from '../../target/resolve-target.ts';

/** The failing tests of one target. */
export interface TargetGroup {
  readonly target: RepairTarget;
  readonly tests: readonly MarkedTest[];
}

/** Tests whose marker names nothing that may be repaired. */
export interface BadMarker {
  readonly written: string;
  readonly problem: { readonly reason: TargetReason; readonly message: string };
  readonly tests: readonly MarkedTest[];
}

/**
 * Brings the failing tests of one target together, however their markers spell it: one repair a target. A test with
 * several marks is in the group of each.
 */
export async function groupTargets(
  marked: readonly MarkedTest[],
  world: TargetWorld,
): Promise<{ groups: TargetGroup[]; bad: BadMarker[] }> {
  const groups = new Map<string, { target: RepairTarget; tests: MarkedTest[] }>();
  const bad = new Map<string, { written: string; problem: TargetProblem; tests: MarkedTest[] }>();
  for (const test of marked) {
    const resolved = await resolveTarget(test.marker, world, test.id.project);
    if (resolved.target) {
      const key = `${resolved.target.file}#${resolved.target.symbol ?? ''}`;
      const group = groups.get(key) ?? { target: resolved.target, tests: [] };
      // Two marks may name one target.
      if (!group.tests.some(({ id }) => testKey(id) === testKey(test.id))) group.tests.push(test);
      groups.set(key, group);
    } else {
      const group = bad.get(resolved.problem.message) ?? {
        written: test.marker.target,
        problem: resolved.problem,
        tests: [],
      };
      group.tests.push(test);
      bad.set(resolved.problem.message, group);
    }
  }
  return { groups: [...groups.values()], bad: [...bad.values()] };
}
