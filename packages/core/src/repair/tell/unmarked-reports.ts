import type { UnmarkedReport } from '../../model/report.ts';
import { testKey, testName } from '../../model/test-id.ts';
import type { MarkedTest } from '../../model/test-result.ts';
import { likelyMarker } from '../../diagnose/likely-marker.ts';
import type { TargetWorld } from '../../target/resolve-target.ts';
import type { RepairWorld } from '../world/repair-world.ts';

/** Failing tests without a marker, with the marker that each most likely needs. */
export async function unmarkedReports(
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
