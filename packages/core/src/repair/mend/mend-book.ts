import type { TargetReport } from '../../model/report.ts';
import type { TestFile } from '../../model/run.ts';
import { testKey } from '../../model/test-id.ts';
import type { MarkedTest, TestError, TestResult } from '../../model/test-result.ts';
import { lineIndex } from '../../syntax/lines.ts';
import type { NamedModule } from '../../target/resolve-target.ts';
import type { HealedFile } from '../world/healed-file.ts';
import { mendedReport } from './mend-report.ts';
import { mendable } from './mendable.ts';
import type { MendOutcome } from './mend-target.ts';
import type { FirstEdit, MendedModules } from './mended-modules.ts';
import type { RepairWorld } from '../world/repair-world.ts';
import { targetEnded } from '../tell/target-ended.ts';
import { fileKey, isIn } from '../world/test-files.ts';

/** What the mends of a run have come to so far. */
export interface MendBook {
  readonly report: (report: TargetReport) => void;
  readonly isLoaded: (file: TestFile) => boolean;
  /** Files load, because `module` has been mended. */
  readonly load: (
    files: readonly TestFile[],
    module: string,
    results: readonly TestResult[],
    marked: readonly MarkedTest[],
  ) => void;
  readonly accept: (
    module: NamedModule,
    outcome: Exclude<MendOutcome, { status: 'none' }>,
    run: {
      readonly errors: readonly TestError[];
      /** The marked tests of the files, those of other targets too. */
      readonly everyMark: readonly MarkedTest[];
      readonly durationMs: number;
    },
  ) => void;
  readonly close: (marked: readonly MarkedTest[]) => MendedModules;
}

/** `overlay` gets the text of every module that is mended. */
export function createMendBook(world: RepairWorld, overlay: Record<string, string>): MendBook {
  const reports: TargetReport[] = [];
  const files = new Map<string, HealedFile>();
  const firstEdits = new Map<string, FirstEdit>();
  const results = new Map<string, TestResult>();
  const loaded: { file: TestFile; module: string }[] = [];
  const failing: MarkedTest[] = [];
  const near: TestFile[] = [];
  const healed = new Set<string>();
  const broken = new Set(world.brokenFiles.map(({ file }) => fileKey(file)));

  const report = (each: TargetReport): void => {
    reports.push(each);
    world.notify(targetEnded(each));
  };
  const load: MendBook['load'] = (loading, module, ran, marked) => {
    for (const file of loading) if (broken.has(fileKey(file))) loaded.push({ file, module });
    const fresh = ran.filter((test) =>
      loading.some((file) => broken.has(fileKey(file)) && isIn(test, file, world.root)),
    );
    for (const test of fresh) results.set(testKey(test.id), test);
    failing.push(...marked.filter((test) => test.status === 'failed'));
  };

  return {
    report,
    isLoaded: (file) => loaded.some((each) => fileKey(each.file) === fileKey(file)),
    load,
    accept(module, outcome, { errors, everyMark, durationMs }) {
      const { candidate, healedSource } = outcome;
      const before = outcome.marked.map((test): MarkedTest => ({ ...test, status: 'failed', errors }));
      const isMended = outcome.status === 'mended';
      if (isMended) {
        const made = mendedReport(world, mendable(module), before, { ...outcome, durationMs });
        report(made);
        // Nothing is written on a guess, so nothing may be built on one either.
        if (world.options.mode !== 'propose' && made.label !== 'plausible') return;
      }
      near.push(...(isMended ? outcome.near : outcome.files));
      const passed = before.filter((_, index) => outcome.marked[index]?.status === 'passed');
      passed.forEach((test) => healed.add(testKey(test.id)));
      const earlier = files.get(module.file);
      const original = earlier?.before ?? module.source;
      files.set(module.file, {
        path: module.file,
        before: original,
        after: healedSource,
        tests: [...(earlier?.tests ?? []), ...passed],
      });
      if (!isMended) {
        const line = lineIndex(module.source).lineAt(candidate.edits[0]?.start ?? 0);
        firstEdits.set(module.file, { operator: candidate.operator, line, before: original });
      }
      overlay[module.file] = healedSource;
      load(outcome.files, module.file, outcome.results, everyMark);
    },
    close(marked) {
      const known = new Set(failing.map(markKey));
      const open = marked.filter((test) => !healed.has(testKey(test.id)) && !known.has(markKey(test)));
      return {
        reports,
        files: [...files.values()],
        near,
        firstEdits,
        marked: [...open, ...failing],
        results: [...results.values()],
        loaded,
      };
    },
  };
}

function markKey({ id, marker }: MarkedTest): string {
  return `${testKey(id)} ${marker.target}`;
}
