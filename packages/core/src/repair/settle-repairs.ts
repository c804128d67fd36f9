import type { TestFile } from '../model/run.ts';
import type { TargetReport } from '../model/report.ts';
import { targetPath } from '../report/words/target-name.ts';
import { testKey } from '../model/test-id.ts';
import { calleeReport, userReport } from './tell/callee-reports.ts';
import { afterFirstEdit } from './mend/first-edits.ts';
import type { MendedModules } from './mend/mended-modules.ts';
import type { GroupOutcome } from './repair-group.ts';
import { targetEnded } from './tell/target-ended.ts';
import type { TargetOutcome } from './tell/target-outcome.ts';
import type { TargetGroup } from './world/group-targets.ts';
import type { HealedFile } from './world/healed-file.ts';
import type { RepairWorld } from './world/repair-world.ts';
import { targetName } from './world/target-name.ts';

/** What has ended, and the patches in place that targets to come build on. */
export interface SettledRepairs {
  /** Texts of modules by their paths. */
  readonly overlay: Readonly<Record<string, string>>;
  readonly originals: ReadonlyMap<string, HealedFile>;
  /** Test files that reach a patched module by imports. */
  readonly near: readonly TestFile[];
  /** Names of the targets whose patches are in place. */
  readonly healers: readonly string[];
  /** Tells how the repair of a group ended, and puts its patch in place, if others may build on it. */
  settle(group: TargetGroup, outcome: GroupOutcome): void;
  reports(): TargetReport[];
}

interface Ended {
  readonly group: TargetGroup;
  readonly report: TargetReport;
  readonly isInPlace: boolean;
}

export function settleRepairs(world: RepairWorld, mended: MendedModules): SettledRepairs {
  const overlay = Object.fromEntries(mended.files.map(({ path, after }) => [path, after]));
  const originals = new Map(mended.files.map((file) => [file.path, file]));
  const near = [...mended.near];
  const healers = mended.reports.flatMap((report) => (report.status === 'healed' ? [targetPath(report)] : []));
  const ended: Ended[] = [];

  function settleOne(group: TargetGroup, { report, healedSource, near: reached = [] }: TargetOutcome): boolean {
    const isInPlace = healedSource !== undefined && mayBuildOn(world, report);
    ended.push({ group, report, isInPlace });
    world.notify(targetEnded(report));
    if (!isInPlace) return false;
    const { file, source } = group.target;
    healers.push(targetName(group.target, world.root));
    near.push(...reached);
    const earlier = originals.get(file);
    originals.set(file, {
      path: file,
      before: earlier?.before ?? source,
      after: healedSource,
      tests: [...(earlier?.tests ?? []), ...group.tests],
    });
    overlay[file] = healedSource;
    return true;
  }

  return {
    overlay,
    originals,
    near,
    healers,
    settle(group, { own, callee }) {
      const told = afterFirstEdit(world, withHealers(own.report, healers), mended);
      if (callee === undefined) {
        settleOne(group, { ...own, report: told });
        return;
      }
      const user = targetName(group.target, world.root);
      const source = overlay[group.target.file] ?? group.target.source;
      const report = calleeReport(callee.outcome.report, user, callee.group.tests);
      const known = ended.findIndex((one) => isSamePatch(one.report, report));
      const isInPlace = known < 0 && settleOne(callee.group, { ...callee.outcome, report });
      if (known >= 0) ended[known] = alsoFor(ended[known] as Ended, report);
      settleOne(group, { report: userReport(told, { callee: targetPath(report), isInPlace, source }) });
    },
    reports: () => ended.map((one) => withLaterHealer(one, ended, world.root)),
  };
}

/** Two users of one callee lead to it, where nothing may be built on the first patch. */
function isSamePatch(earlier: TargetReport, later: TargetReport): boolean {
  const [was] = earlier.patches;
  const isCallee = earlier.calledBy !== undefined && targetPath(earlier) === targetPath(later);
  return isCallee && was?.healedSource === later.patches[0]?.healedSource;
}

function alsoFor(ended: Ended, { failing }: TargetReport): Ended {
  return { ...ended, report: { ...ended.report, failing: [...new Set([...ended.report.failing, ...failing])] } };
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

/** Of a test with several targets one patch is enough, also when a target that came before it was tried in vain. */
function withLaterHealer({ group, report }: Ended, ended: readonly Ended[], root: string): TargetReport {
  if (report.status === 'healed') return report;
  const healer = ended.find(({ group: other, isInPlace }) => {
    const healed = new Set(other.tests.map(({ id }) => testKey(id)));
    return isInPlace && group.tests.every(({ id }) => healed.has(testKey(id)));
  });
  if (healer === undefined) return report;
  const explanation = `healed by the patch of ${targetName(healer.group.target, root)}; here: ${report.explanation}`;
  return { ...report, status: 'healed', reason: 'healed-by-other', explanation };
}
