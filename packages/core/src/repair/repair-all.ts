import type { TargetReport } from '../model/report.ts';
import type { TestFile } from '../model/run.ts';
import type { MarkedTest } from '../model/test-result.ts';
import type { TargetWorld } from '../target/resolve-target.ts';
import { worthKeeping } from './mend/first-edits.ts';
import { groupTargets, type BadMarker } from './world/group-targets.ts';
import { settleRepairs } from './settle-repairs.ts';
import type { HealedFile } from './world/healed-file.ts';
import type { MendedModules } from './mend/mended-modules.ts';
import { orderTargets } from './order-targets.ts';
import type { GuardReach } from './world/guard-reach.ts';
import type { ProbeAhead } from './search/probe-ahead.ts';
import { probeNext } from './search/probe-next.ts';
import { repairGroup } from './repair-group.ts';
import type { RepairWorld } from './world/repair-world.ts';
import { targetEnded } from './tell/target-ended.ts';
import { searches } from './search/searches.ts';
import { stoppedReport } from './tell/target-report.ts';
import { targetName } from './world/target-name.ts';
import { typesOf } from './search/types-of.ts';
import { unlessAborted } from './world/unless-aborted.ts';
import { writtenTarget } from './marks/written-target.ts';

/** What one pass over all targets came to. */
export interface Repaired {
  readonly targets: readonly TargetReport[];
  readonly files: readonly HealedFile[];
  /** Test files that reach a patched module by imports. */
  readonly near: readonly TestFile[];
  /** Names of the targets whose patches are in place. */
  readonly healers: readonly string[];
  /** Every guard file has run over the patches as they are. */
  readonly isGuarded: boolean;
}

/** Repairs target after target, callees first; each accepted patch is in place for the next. */
export async function repairAll(
  world: RepairWorld,
  targetWorld: (overlay: Readonly<Record<string, string>>) => TargetWorld,
  mended: MendedModules,
  reach: GuardReach,
): Promise<Repaired> {
  const { marked } = mended;
  const settled = settleRepairs(world, mended);
  const { overlay, originals, near, healers } = settled;
  const targets = targetWorld(overlay);
  const grouped = await unlessAborted(world, groupTargets(marked, targets));
  const { groups, bad } = grouped ?? { groups: [], bad: interruptedMarkers(marked) };
  const ordered = (await unlessAborted(world, orderTargets(groups, targets))) ?? groups;
  // All at once, so that each is complete when its turn comes.
  if (searches(world.options)) for (const { target } of ordered) typesOf(world, target);
  world.notify({ type: 'targets-found', targets: ordered.length + bad.length });

  const badReports = bad.map((marker) => badMarkerReport(world, marker));
  badReports.forEach((report) => world.notify(targetEnded(report)));
  const isGuarded = reach === 'all' || (ordered.length === 1 && mended.files.length === 0);
  const marks = ordered.map(({ target }) => targetName(target, world.root));
  let ahead: Promise<ProbeAhead | undefined> | undefined;
  try {
    for (const [nth, group] of ordered.entries()) {
      const begun = ahead;
      ahead = undefined;
      const next = ordered[nth + 1];
      const outcome = await repairGroup(world, group, targets, {
        overlay,
        reach: isGuarded ? 'all' : 'near',
        ...(begun && { begun }),
        onSearched() {
          ahead ??= next && probeNext(world, next, { current: group, overlay, targets });
        },
        marks,
        toCome: ordered.slice(nth + 1),
      });
      settled.settle(group, outcome);
    }
  } finally {
    (await ahead)?.end();
  }
  const reports = [...mended.reports, ...badReports, ...settled.reports()];
  return { targets: reports, files: worthKeeping([...originals.values()], mended), near, healers, isGuarded };
}

/** When the run is ended before its marks are read: each written target once. */
function interruptedMarkers(marked: readonly MarkedTest[]): BadMarker[] {
  const problem = { reason: 'interrupted', message: 'the run was ended before its turn' } as const;
  const byTarget = new Map<string, MarkedTest[]>();
  for (const test of marked) {
    const key = `${test.marker.file} ${test.marker.target}`;
    byTarget.set(key, [...(byTarget.get(key) ?? []), test]);
  }
  return [...byTarget.values()].map((tests) => ({ written: (tests[0] as MarkedTest).marker.target, problem, tests }));
}

function badMarkerReport(world: RepairWorld, marker: BadMarker): TargetReport {
  const { reason, message } = marker.problem;
  const written = (marker.tests[0] as MarkedTest).marker;
  return stoppedReport(world, writtenTarget(written, world.root), marker.tests, reason, message);
}
