import type { BrokenTestFile, TestFile } from '../../model/run.ts';
import type { MarkedTest, TestError, TestResult } from '../../model/test-result.ts';
import type { TargetWorld } from '../../target/resolve-target.ts';
import type { GuardReach } from '../world/guard-reach.ts';
import { markersNaming, modulesOf } from '../marks/marked-modules.ts';
import type { MendBook } from './mend-book.ts';
import { mendable } from './mendable.ts';
import { mendTarget } from './mend-target.ts';
import type { RepairWorld } from '../world/repair-world.ts';
import { markedBy, type StaticMarker } from '../marks/static-markers.ts';
import { stoppedReport } from '../tell/target-report.ts';
import { targetName } from '../world/target-name.ts';
import { isIn } from '../world/test-files.ts';

/** Test files that do not load by no fault of their own, with their marks. */
export type OpenFiles = ReadonlyMap<BrokenTestFile, readonly StaticMarker[]>;

/** Over what a mend is tried, where it is noted, and how it is guarded. */
export interface MendPlan {
  readonly overlay: Readonly<Record<string, string>>;
  readonly book: MendBook;
  readonly reach: GuardReach;
}

/** Mends the first target that lets the file load; the other broken files with that target are judged with it. */
export async function mendForFile(
  world: RepairWorld,
  targets: TargetWorld,
  broken: BrokenTestFile,
  { open, overlay, book, reach }: MendPlan & { readonly open: OpenFiles },
): Promise<void> {
  const markers = open.get(broken) ?? [];
  const { modules, problems } = await modulesOf(markers, targets, broken.file.project);
  for (const problem of problems) {
    book.report(stoppedReport(world, { file: broken.file.path }, [], problem.reason, problem.message));
  }
  let tried = 0;
  for (const module of modules) {
    const name = targetName(mendable(module), world.root);
    world.notify({ type: 'target-started', target: name, failing: markers.length });
    const others: TestFile[] = [];
    for (const [other, its] of open) {
      if (other === broken || book.isLoaded(other.file)) continue;
      const named = await modulesOf(its, targets, other.file.project);
      if (named.modules.some(({ file }) => file === module.file)) others.push(other.file);
    }
    const files: [TestFile, ...TestFile[]] = [broken.file, ...others];
    const all = [...open].filter(([{ file }]) => files.includes(file));
    const isOfModule = await markersNaming(all, module.file, targets);
    const markedIn = (results: readonly TestResult[]): MarkedTest[] =>
      all.flatMap(([{ file }, its]) => markedBy(its.filter(isOfModule), testsOf(results, file, world)));
    const started = world.clock.now();
    const request = { module: mendable(module), files, errors: broken.errors, markedIn, overlay, reach };
    const outcome = await mendTarget(world, targets, request, (done, of) =>
      world.notify({ type: 'proof-progress', target: name, done, of }),
    );
    tried += outcome.tried;
    if (outcome.status === 'none') continue;
    const everyMark = all.flatMap(([{ file }, its]) => markedBy(its, testsOf(outcome.results, file, world)));
    book.accept(module, outcome, { errors: broken.errors, everyMark, durationMs: world.clock.now() - started });
    return;
  }
  const [first] = modules;
  // What has not been tried has not failed.
  if (first === undefined || world.signal.aborted) return;
  const file = targetName({ file: broken.file.path }, world.root);
  const effort = tried === 0 ? 'no mend of its targets is known' : `${tried} mends of its targets did not help`;
  const explanation = `${file} does not load, and ${effort}: ${firstLine(broken.errors)}`;
  const report = stoppedReport(world, mendable(first), [], 'target-not-loadable', explanation);
  book.report(tried === 0 ? report : { ...report, status: 'not-healed' });
}

function testsOf(results: readonly TestResult[], file: TestFile, { root }: RepairWorld): TestResult[] {
  return results.filter((test) => isIn(test, file, root));
}

function firstLine(errors: readonly TestError[]): string {
  return (
    errors[0]?.message
      .split('\n')
      .find((line) => line.trim() !== '')
      ?.trim() ?? 'no error was reported'
  );
}
