import type { ExcludedReport, TargetReport, UnmarkedReport } from '../model/report.ts';
import { targetPath } from '../report/words/target-name.ts';
import { guardTogether, type GuardCount } from './guard-together.ts';
import { idleMarks } from './marks/idle-marks.ts';
import type { HealedFile } from './world/healed-file.ts';
import { mendModules } from './mend/mend-modules.ts';
import type { MendedModules } from './mend/mended-modules.ts';
import { repairAll, type Repaired } from './repair-all.ts';
import type { RepairWorld } from './world/repair-world.ts';
import type { SortedMarks } from './marks/sort-marked.ts';
import { excludedReports, stoppedReports } from './tell/stopped-reports.ts';
import { targetEnded } from './tell/target-ended.ts';
import type { TargetWorld } from '../target/resolve-target.ts';
import { targetWorldOf } from './world/target-world.ts';
import { unlessAborted } from './world/unless-aborted.ts';
import { unmarkedReports } from './tell/unmarked-reports.ts';
import { untilInterrupted } from './until-interrupted.ts';

export interface RepairResult {
  readonly targets: readonly TargetReport[];
  readonly files: readonly HealedFile[];
  readonly unmarked: readonly UnmarkedReport[];
  readonly excluded: readonly ExcludedReport[];
  /** As in `MendedModules`. */
  readonly results: MendedModules['results'];
  readonly loaded: MendedModules['loaded'];
}

/**
 * Repairs every target of the marked failing tests, callees first; each accepted patch is in place for the next. The tests
 * of the user's run that reach no patched module run once, at the end, over all patches together; when one breaks there,
 * everything is repaired again with all of them for each target.
 */
export async function repair(runWorld: RepairWorld, { goals: marked, stopped }: SortedMarks): Promise<RepairResult> {
  const userWorld = { ...runWorld, oracle: untilInterrupted(runWorld.oracle, runWorld.signal) };
  const targetWorld = (overlay: Readonly<Record<string, string>>): TargetWorld => targetWorldOf(userWorld, overlay);
  const mended = await mendModules(userWorld, targetWorld, marked, 'near');
  const world = { ...userWorld, results: [...userWorld.results, ...mended.results] };
  const known = [...marked, ...stopped, ...mended.marked, ...mended.files.flatMap((file) => file.tests)];
  const unmarked = (await unlessAborted(world, unmarkedReports(world, known, targetWorld({})))) ?? [];
  const early = (await unlessAborted(world, stoppedReports(world, targetWorld({}), stopped))) ?? [];
  for (const report of early) world.notify(targetEnded(report));
  const common = { unmarked, excluded: excludedReports(stopped), results: mended.results, loaded: mended.loaded };
  const first = withEarly(early, await repairAll(world, targetWorld, mended, 'near'));
  // All test files are read for it, and nobody waits for that before there is a diff.
  for (const message of await idleMarks(userWorld)) userWorld.notify({ type: 'notice', message });
  if (first.isGuarded || first.files.length === 0) return { ...first, ...common };
  const together = await unlessAborted(
    world,
    guardTogether(world, first).then((guards) => ({ guards })),
  );
  if (together === undefined) {
    const message =
      'interrupted before all guard tests ran over all patches together: guards are those that import a patched module';
    world.notify({ type: 'notice', message });
    return { ...first, ...common };
  }
  const { guards } = together;
  if (guards !== undefined)
    return { ...first, targets: first.targets.map((each) => guardedBy(each, first, guards)), ...common };
  const message =
    'the guard tests do not pass over all patches together: repaired again with all of them for each target';
  world.notify({ type: 'notice', message });
  const again = mended.files.length === 0 ? mended : await mendModules(userWorld, targetWorld, marked, 'all');
  const second = withEarly(early, await repairAll(world, targetWorld, again, 'all'));
  return { ...second, ...common, loaded: again.loaded };
}

function withEarly(early: readonly TargetReport[], repaired: Repaired): Repaired {
  return { ...repaired, targets: [...early, ...repaired.targets] };
}

function guardedBy(report: TargetReport, { healers }: Repaired, guards: GuardCount): TargetReport {
  return healers.includes(targetPath(report)) ? { ...report, guards } : report;
}
