import type { TargetReport } from '../model/report.ts';
import type { TestFile } from '../model/run.ts';
import { testKey } from '../model/test-id.ts';
import type { MarkedTest } from '../model/test-result.ts';
import type { TargetWorld } from '../target/resolve-target.ts';
import { groupTargets, type BadMarker, type TargetGroup } from './world/group-targets.ts';
import { afterFirstEdit, worthKeeping } from './mend/first-edits.ts';
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
  const overlay: Record<string, string> = Object.fromEntries(
    mended.files.map(({ path: file, after }) => [file, after]),
  );
  const targets = targetWorld(overlay);
  const grouped = await unlessAborted(world, groupTargets(marked, targets));
  const { groups, bad } = grouped ?? { groups: [], bad: interruptedMarkers(marked) };
  const ordered = (await unlessAborted(world, orderTargets(groups, targets))) ?? groups;
  // All at once, so that each is complete when its turn comes.
  if (searches(world.options)) for (const { target } of ordered) typesOf(world, target);
  world.notify({ type: 'targets-found', targets: ordered.length + bad.length });

  const badReports = bad.map((marker) => badMarkerReport(world, marker));
  badReports.forEach((report) => world.notify(targetEnded(report)));
  const ended: EndedGroup[] = [];
  const originals = new Map(mended.files.map((file) => [file.path, file]));
  const healers = mended.reports.flatMap((report) => (report.status === 'healed' ? [nameOf(report)] : []));
  const isGuarded = reach === 'all' || (ordered.length === 1 && mended.files.length === 0);
  const near: TestFile[] = [...mended.near];
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
      });
      const report = afterFirstEdit(world, withHealers(outcome.report, healers), mended);
      const isInPlace = outcome.healedSource !== undefined && mayBuildOn(world, report);
      ended.push({ group, report, isInPlace });
      world.notify(targetEnded(report));
      if (outcome.healedSource === undefined || !isInPlace) continue;
      healers.push(targetName(group.target, world.root));
      near.push(...(outcome.near ?? []));
      const earlier = originals.get(group.target.file);
      originals.set(group.target.file, {
        path: group.target.file,
        before: earlier?.before ?? group.target.source,
        after: outcome.healedSource,
        tests: [...(earlier?.tests ?? []), ...group.tests],
      });
      overlay[group.target.file] = outcome.healedSource;
    }
  } finally {
    (await ahead)?.end();
  }
  const reports = [...mended.reports, ...badReports, ...ended.map((one) => withLaterHealer(one, ended, world.root))];
  return { targets: reports, files: worthKeeping([...originals.values()], mended), near, healers, isGuarded };
}

function nameOf({ file, symbol }: TargetReport): string {
  return symbol === undefined ? file : `${file}#${symbol}`;
}

/** Nothing is written on a guess, so in a run that writes nothing may be built on one either. */
function mayBuildOn(world: RepairWorld, report: TargetReport): boolean {
  return world.options.mode === 'propose' || report.label === 'plausible';
}

function withHealers(report: TargetReport, healers: readonly string[]): TargetReport {
  if (report.reason !== 'healed-by-other') return report;
  const patches = healers.length === 1 ? 'the patch' : 'the patches';
  return { ...report, explanation: `healed by ${patches} of ${healers.join(', ')}` };
}

interface EndedGroup {
  readonly group: TargetGroup;
  readonly report: TargetReport;
  /** Its patch is in place for the targets after it. */
  readonly isInPlace: boolean;
}

/** Of a test with several targets one patch is enough, also when a target that came before it was tried in vain. */
function withLaterHealer({ group, report }: EndedGroup, ended: readonly EndedGroup[], root: string): TargetReport {
  if (report.status === 'healed') return report;
  const healer = ended.find(({ group: other, isInPlace }) => {
    const healed = new Set(other.tests.map(({ id }) => testKey(id)));
    return isInPlace && group.tests.every(({ id }) => healed.has(testKey(id)));
  });
  if (healer === undefined) return report;
  const explanation = `healed by the patch of ${targetName(healer.group.target, root)}; here: ${report.explanation}`;
  return { ...report, status: 'healed', reason: 'healed-by-other', explanation };
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
