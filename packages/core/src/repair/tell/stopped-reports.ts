import type { ExcludedReport, TargetReport } from '../../model/report.ts';
import { EXCLUDED_REASONS, type ExcludedReason, type FailedStop } from '../../model/stop.ts';
import { testName } from '../../model/test-id.ts';
import { resolveModule, type TargetWorld } from '../../target/resolve-target.ts';
import type { RepairWorld } from '../world/repair-world.ts';
import type { StoppedTest } from '../marks/sort-marked.ts';
import { stoppedReport } from './target-report.ts';
import { writtenTarget } from '../marks/written-target.ts';

const EXCLUDED: ReadonlySet<string> = new Set(EXCLUDED_REASONS);

/** The marked tests that did not fail and are told of. */
export function excludedReports(stopped: readonly StoppedTest[]): ExcludedReport[] {
  return stopped.flatMap(({ id, marker, stop, explanation }) =>
    EXCLUDED.has(stop.reason)
      ? [
          {
            test: `${id.file} > ${testName(id)}`,
            target: marker.target,
            reason: stop.reason as ExcludedReason,
            explanation,
          },
        ]
      : [],
  );
}

/** A report for each target and reason of the tests that fail, or did not run, by something that no repair mends. */
export async function stoppedReports(
  world: RepairWorld,
  targets: TargetWorld,
  stopped: readonly StoppedTest[],
): Promise<TargetReport[]> {
  const groups = new Map<
    string,
    { readonly target: { file: string; symbol?: string }; readonly tests: StoppedTest[] }
  >();
  for (const test of stopped) {
    if (EXCLUDED.has(test.stop.reason)) continue;
    const { module } = await resolveModule(test.marker, targets, test.id.project);
    const symbol = module?.symbol.join('.');
    const target =
      module === undefined
        ? writtenTarget(test.marker, world.root)
        : { file: module.file, ...(symbol !== undefined && symbol !== '' && { symbol }) };
    const key = JSON.stringify([target, test.stop.reason, test.explanation]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { target, tests: [test] });
    else group.tests.push(test);
  }
  return [...groups.values()].map(({ target, tests }) => {
    const { stop, explanation } = tests[0] as StoppedTest;
    return stoppedReport(world, target, tests, stop.reason as FailedStop, explanation);
  });
}
