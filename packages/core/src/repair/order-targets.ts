import type { Span } from '../model/edit.ts';
import { defaultName } from '../syntax/exports.ts';
import { endOf, startOf } from '../syntax/node.ts';
import { parseModule } from '../syntax/parse.ts';
import { pathsOf } from '../syntax/path.ts';
import type { TargetWorld } from '../target/resolve-target.ts';
import type { TargetGroup } from './world/group-targets.ts';
import { reachableModules } from './world/reachable-modules.ts';

/**
 * Callees first: a fault in a helper often fails its users' tests too, and is best mended where it is. Otherwise the
 * shorter declaration first, so that there is something to look at soon; the same length keeps the order of the tests.
 */
export async function orderTargets(groups: readonly TargetGroup[], world: TargetWorld): Promise<TargetGroup[]> {
  const reach = new Map<TargetGroup, ReadonlySet<string>>();
  for (const group of groups) reach.set(group, (await reachableModules([group.target.file], world)).modules);
  const uses = (user: TargetGroup, used: TargetGroup): boolean =>
    user.target.file === used.target.file
      ? mentions(user, used)
      : (reach.get(user) as ReadonlySet<string>).has(used.target.file);

  const ordered: TargetGroup[] = [];
  const open = new Set<TargetGroup>();
  const visit = (group: TargetGroup): void => {
    if (ordered.includes(group) || open.has(group)) return;
    open.add(group);
    for (const other of groups) if (other !== group && uses(group, other)) visit(other);
    open.delete(group);
    ordered.push(group);
  };
  groups.toSorted((a, b) => lengthOf(a) - lengthOf(b)).forEach(visit);
  return ordered;
}

function lengthOf({ target }: TargetGroup): number {
  const [declaration] = target.regions;
  return declaration === undefined ? 0 : declaration.end - declaration.start;
}

/** Within one module: the user's declaration names the other's symbol; a whole module uses all its symbols. */
function mentions(user: TargetGroup, used: TargetGroup): boolean {
  if (used.target.symbol === undefined) return false;
  if (user.target.symbol === undefined) return true;
  const { program } = parseModule(user.target.source, user.target.file);
  const name = used.target.symbol.split('.').at(-1) as string;
  const wanted = name === 'default' ? defaultName(program) : name;
  const declaration = user.target.regions[0] as Span;
  for (const { node } of pathsOf(program)) {
    const inside = declaration.start <= startOf(node) && endOf(node) <= declaration.end;
    if (inside && node.type === 'Identifier' && node.name === wanted) return true;
  }
  return false;
}
