import type { MarkedTest } from '../../model/test-result.ts';
import type { Declared } from '../../target/follow-export.ts';
import { importedAs } from '../../target/imported-as.ts';
import { resolveTarget, type TargetWorld } from '../../target/resolve-target.ts';
import type { TargetGroup } from './group-targets.ts';

/** The tests as if they were marked for `callee`; `undefined` where it is nothing that may be repaired. */
export async function calledGroup(
  { file, symbol }: Declared,
  tests: readonly MarkedTest[],
  world: TargetWorld,
): Promise<TargetGroup | undefined> {
  const marked = tests.map((test): MarkedTest => {
    const { file: markedIn, line, column } = test.marker;
    const module = importedAs(file, markedIn);
    const target = symbol.length === 0 ? module : `${module}#${symbol.join('.')}`;
    return { ...test, marker: { file: markedIn, line, column, target } };
  });
  const [first] = marked as [MarkedTest];
  const { target } = await resolveTarget(first.marker, world, first.id.project);
  return target && { target, tests: marked };
}
