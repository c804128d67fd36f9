import type { TestFile } from '../../model/run.ts';
import { testKey } from '../../model/test-id.ts';
import type { MarkedTest } from '../../model/test-result.ts';
import { resolveModule, resolveTarget, type TargetWorld } from '../../target/resolve-target.ts';
import type { MendPlan } from './mend-for-file.ts';
import { mendable } from './mendable.ts';
import { mendTarget } from './mend-target.ts';
import type { RepairWorld } from '../world/repair-world.ts';
import { targetName } from '../world/target-name.ts';
import { filesOf } from '../world/test-files.ts';

/** Tests that run, with a target that lacks what their marker names or does not parse. */
export async function mendForTests(
  world: RepairWorld,
  targets: TargetWorld,
  tests: readonly [MarkedTest, ...MarkedTest[]],
  { overlay, book, reach }: MendPlan,
): Promise<void> {
  const [{ marker, id }] = tests;
  const { module } = await resolveModule(marker, targets, id.project);
  if (module === undefined) return;
  const known = new Map(tests.map((test) => [testKey(test.id), test]));
  const name = targetName(mendable(module), world.root);
  const started = world.clock.now();
  const errors = tests.flatMap((test) => test.errors);
  const outcome = await mendTarget(
    world,
    targets,
    {
      module: mendable(module),
      files: filesOf(tests, world.root) as [TestFile, ...TestFile[]],
      errors,
      markedIn: (results) =>
        results.flatMap((test) => {
          const before = known.get(testKey(test.id));
          return before === undefined ? [] : [{ ...test, marker: before.marker }];
        }),
      overlay,
      reach,
    },
    (done, of) => world.notify({ type: 'proof-progress', target: name, done, of }),
  );
  if (outcome.status === 'none') return;
  const patched: TargetWorld = {
    ...targets,
    readSource: async (file) => (file === module.file ? outcome.healedSource : targets.readSource(file)),
  };
  if (outcome.status === 'loads' && (await resolveTarget(marker, patched, id.project)).target === undefined) return;
  book.accept(module, outcome, { errors, everyMark: outcome.marked, durationMs: world.clock.now() - started });
}

/** The failing tests whose marker names a module that may be edited and nothing in it that can be repaired, by target. */
export async function unresolvedTests(
  marked: readonly MarkedTest[],
  targets: TargetWorld,
): Promise<[MarkedTest, ...MarkedTest[]][]> {
  const groups = new Map<string, [MarkedTest, ...MarkedTest[]]>();
  for (const test of marked) {
    const { problem } = await resolveTarget(test.marker, targets, test.id.project);
    if (problem === undefined || problem.reason === 'target-refused') continue;
    const { module } = await resolveModule(test.marker, targets, test.id.project);
    if (module === undefined) continue;
    const key = `${module.file}#${module.symbol.join('.')}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [test]);
    else group.push(test);
  }
  return [...groups.values()];
}
