import { stopText } from '../../diagnose/stop-text.ts';
import type { TargetReport } from '../../model/report.ts';
import type { BrokenTestFile } from '../../model/run.ts';
import type { FailedStop } from '../../model/stop.ts';
import type { MarkedTest, Marker, TestStop } from '../../model/test-result.ts';
import type { TargetWorld } from '../../target/resolve-target.ts';
import type { GuardReach } from '../world/guard-reach.ts';
import { createMendBook, type MendBook } from './mend-book.ts';
import { mendForFile, type MendPlan, type OpenFiles } from './mend-for-file.ts';
import { mendForTests, unresolvedTests } from './mend-for-tests.ts';
import type { MendedModules } from './mended-modules.ts';
import { ownLoadError } from './own-load-error.ts';
import type { RepairWorld } from '../world/repair-world.ts';
import { markedBy, staticMarkers, type StaticMarker } from '../marks/static-markers.ts';
import { stoppedReport } from '../tell/target-report.ts';
import { unlessAborted } from '../world/unless-aborted.ts';
import { writtenTarget } from '../marks/written-target.ts';

/**
 * Mends, before any search, the targets that keep their test files from loading, and those that lack what their marker
 * names. Test files that load by it give their tests to the repairs that follow.
 */
export async function mendModules(
  world: RepairWorld,
  targetWorld: (overlay: Readonly<Record<string, string>>) => TargetWorld,
  marked: readonly MarkedTest[],
  reach: GuardReach,
): Promise<MendedModules> {
  const overlay: Record<string, string> = {};
  const book = createMendBook(world, overlay);
  const targets = targetWorld(overlay);
  const open = (await unlessAborted(world, markersOf(world, book.report))) ?? new Map();
  for (const [broken, markers] of open) {
    const plan = { open, overlay, book, reach, markers };
    if (!book.isLoaded(broken.file)) await unlessAborted(world, mendFile(world, targets, broken, plan));
    if (world.signal.aborted && !book.isLoaded(broken.file)) book.report(interruptedReport(world, broken));
  }
  for (const tests of (await unlessAborted(world, unresolvedTests(marked, targets))) ?? []) {
    if (world.signal.aborted) break;
    await unlessAborted(world, mendForTests(world, targets, tests, { overlay, book, reach }));
  }
  return book.close(marked);
}

async function mendFile(
  world: RepairWorld,
  targets: TargetWorld,
  broken: BrokenTestFile,
  plan: MendPlan & Part & { readonly open: OpenFiles; readonly markers: readonly StaticMarker[] },
): Promise<void> {
  world.signal.throwIfAborted();
  if (!(await loadsByNow(world, broken, plan))) await mendForFile(world, targets, broken, plan);
}

function interruptedReport(world: RepairWorld, { file }: BrokenTestFile): TargetReport {
  const explanation = 'the run was ended before a mend let this test file load';
  return stoppedReport(world, { file: file.path }, [], 'interrupted', explanation);
}

/** The broken files that have marks; those that are broken themselves are told at once. */
async function markersOf(world: RepairWorld, report: (report: TargetReport) => void): Promise<OpenFiles> {
  const open = new Map<BrokenTestFile, readonly StaticMarker[]>();
  for (const broken of world.brokenFiles) {
    const { markers, problem } = await staticMarkers(broken, world);
    if (broken.stop !== undefined) {
      for (const { marker } of markers) report(stoppedFile(world, broken.stop, marker));
      continue;
    }
    const own = problem ?? (markers.length > 0 ? await unlessAborted(world, ownLoadError(broken, world)) : undefined);
    if (own !== undefined) {
      const explanation = `it does not load by an error of its own, and tests are never edited: ${own}`;
      report(stoppedReport(world, { file: broken.file.path }, [], 'test-not-loadable', explanation));
    } else if (markers.length > 0) open.set(broken, markers);
  }
  return open;
}

function stoppedFile(world: RepairWorld, stop: TestStop, marker: Marker): TargetReport {
  const explanation = stopText({ stop, errors: [] });
  return stoppedReport(world, writtenTarget(marker, world.root), [], stop.reason as FailedStop, explanation);
}

interface Part {
  readonly overlay: Record<string, string>;
  readonly book: MendBook;
}

/** A mend for another file may have been what this one waited for. */
async function loadsByNow(
  world: RepairWorld,
  { file }: BrokenTestFile,
  { overlay, markers, book }: Part & { readonly markers: readonly StaticMarker[] },
): Promise<boolean> {
  const [module] = Object.keys(overlay);
  if (module === undefined) return false;
  const outcome = await world.oracle.run({ files: [file], overlay, timeoutMs: 60_000, worker: 'kept' }, world.signal);
  if (outcome.status !== 'completed' || outcome.brokenFiles.length > 0 || outcome.results.length === 0) return false;
  book.load([file], module, outcome.results, markedBy(markers, outcome.results));
  return true;
}
