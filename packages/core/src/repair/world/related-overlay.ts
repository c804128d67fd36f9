import type { TargetWorld } from '../../target/resolve-target.ts';
import type { TargetGroup } from './group-targets.ts';
import { reachableModules } from './reachable-modules.ts';
import { filesOf } from './test-files.ts';

/** Tells of a module, an absolute path, whether a target or its tests may meet it. */
export type Meets = (file: string) => boolean;

/** By imports, however far. Where that cannot be told, they may meet any. */
export async function metBy({ target, tests }: TargetGroup, world: TargetWorld): Promise<Meets> {
  const met = new Set([target.file]);
  for (const { path, project } of filesOf(tests, world.root)) {
    const { modules, isWhole } = await reachableModules([path, target.file], world, project);
    if (!isWhole) return () => true;
    for (const file of modules) met.add(file);
  }
  return (file) => met.has(file);
}

/** Of the patches that are in place those that the target or its tests may meet: the others are nothing to them. */
export async function relatedOverlay(
  group: TargetGroup,
  overlay: Readonly<Record<string, string>>,
  world: TargetWorld,
): Promise<Readonly<Record<string, string>>> {
  const patched = Object.entries(overlay);
  if (patched.length === 0) return {};
  const meets = await metBy(group, world);
  return Object.fromEntries(patched.filter(([file]) => meets(file)));
}
