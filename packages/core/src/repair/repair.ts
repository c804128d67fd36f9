import path from 'node:path';
import { isRepairError } from '../model/errors.ts';
import type { TargetReport, UnmarkedReport } from '../model/report.ts';
import { testKey, testName } from '../model/test-id.ts';
import type { MarkedTest } from '../model/test-result.ts';
import { likelyMarker } from '../diagnose/likely-marker.ts';
import { resolveTarget, type TargetWorld } from '../target/resolve-target.ts';
import { groupTargets, type BadMarker, type TargetGroup } from './group-targets.ts';
import { orderTargets } from './order-targets.ts';
import type { RepairWorld } from './repair-world.ts';
import { repairTarget } from './repair-target.ts';
import { stoppedReport, targetName } from './target-report.ts';

/** One module that the accepted patches change. */
export interface HealedFile {
  /** Absolute path. */
  readonly path: string;
  readonly before: string;
  readonly after: string;
  /** The failing tests whose targets lie in it. */
  readonly tests: readonly MarkedTest[];
}

export interface RepairResult {
  readonly targets: readonly TargetReport[];
  readonly files: readonly HealedFile[];
  readonly unmarked: readonly UnmarkedReport[];
}

/** Repairs every target of the marked failing tests, callees first; each accepted patch is in place for the next. */
export async function repair(world: RepairWorld, marked: readonly MarkedTest[]): Promise<RepairResult> {
  const overlay: Record<string, string> = {};
  const targetWorld = targetWorldOf(world, overlay);
  const { groups, bad } = await groupTargets(marked, targetWorld);
  const ordered = await orderTargets(groups, targetWorld);
  world.notify({ type: 'started', targets: ordered.length + bad.length });

  const reports: TargetReport[] = bad.map((marker) => badMarkerReport(world, marker));
  reports.forEach((report) => world.notify({ type: 'target-ended', report }));
  const originals = new Map<string, HealedFile>();
  const healers: string[] = [];
  for (const group of ordered) {
    const { report, healedSource } = await repairGroup(world, group, targetWorld, overlay);
    reports.push(withHealers(report, healers));
    world.notify({ type: 'target-ended', report: reports.at(-1) as TargetReport });
    if (healedSource === undefined || !mayBuildOn(world, report)) continue;
    healers.push(targetName(group.target, world.root));
    const earlier = originals.get(group.target.file);
    originals.set(group.target.file, {
      path: group.target.file,
      before: earlier?.before ?? group.target.source,
      after: healedSource,
      tests: [...(earlier?.tests ?? []), ...group.tests],
    });
    overlay[group.target.file] = healedSource;
  }
  return {
    targets: reports,
    files: [...originals.values()],
    unmarked: await unmarkedReports(world, marked, targetWorld),
  };
}

async function repairGroup(
  world: RepairWorld,
  group: TargetGroup,
  targetWorld: TargetWorld,
  overlay: Readonly<Record<string, string>>,
): ReturnType<typeof repairTarget> {
  if (world.signal.aborted) {
    return { report: stoppedReport(world, group.target, group.tests, 'aborted', 'the run was ended before its turn') };
  }
  // An accepted patch in the same file has moved the declaration.
  const again = await resolveTarget((group.tests[0] as MarkedTest).marker, targetWorld);
  const target = again.target ?? group.target;
  try {
    return await repairTarget(world, target, group.tests, overlay);
  } catch (error) {
    if (world.signal.aborted) {
      return { report: stoppedReport(world, target, group.tests, 'aborted', 'the run was ended during its repair') };
    }
    // A fault of ours in one repair is told there, and the other targets have their turn.
    if (isRepairError(error, 'ORACLE_UNAVAILABLE')) throw error;
    const explanation = `stopped by an internal error: ${(error as Error).message}; please report it`;
    return { report: stoppedReport(world, target, group.tests, 'infrastructure', explanation) };
  }
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

function badMarkerReport(world: RepairWorld, marker: BadMarker): TargetReport {
  const { reason, message } = marker.problem;
  const [specifier = marker.written, symbol] = marker.written.split('#');
  const from = path.dirname((marker.tests[0] as MarkedTest).marker.file);
  const file = specifier.startsWith('.') ? path.resolve(from, specifier) : path.join(world.root, specifier);
  return stoppedReport(world, { file, ...(symbol !== undefined && { symbol }) }, marker.tests, reason, message);
}

function targetWorldOf(world: RepairWorld, overlay: Readonly<Record<string, string>>): TargetWorld {
  return {
    root: world.root,
    testFiles: world.testFiles,
    resolveImport: (specifier, importer) => world.oracle.resolveImport(specifier, importer),
    readSource: async (file) => overlay[file] ?? world.fileSystem.readText(file),
    realPath: (file) => world.fileSystem.realPath(file),
    listFolder: (folder) => world.fileSystem.listFolder(folder),
  };
}

async function unmarkedReports(
  world: RepairWorld,
  marked: readonly MarkedTest[],
  targetWorld: TargetWorld,
): Promise<UnmarkedReport[]> {
  const known = new Set(marked.map((test) => testKey(test.id)));
  const failing = world.results.filter((test) => test.status === 'failed' && !known.has(testKey(test.id)));
  const tests = new Set(world.testFiles);
  const reader = {
    root: world.root,
    isTestFile: (file: string) => tests.has(file),
    readSource: (file: string) => targetWorld.readSource(file).catch(() => undefined),
    resolveImport: (specifier: string, importer: string) => targetWorld.resolveImport(specifier, importer),
  };
  return Promise.all(
    failing.map(async (test): Promise<UnmarkedReport> => {
      const likely = await likelyMarker(test, reader);
      return { test: `${test.id.file} > ${testName(test.id)}`, ...likely };
    }),
  );
}
