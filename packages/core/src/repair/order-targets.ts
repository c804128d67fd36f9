import type { Span } from '../model/edit.ts';
import { defaultName, topLevelDeclarations } from '../syntax/exports.ts';
import { endOf, startOf, type Node } from '../syntax/node.ts';
import { parseModule, type ParsedModule } from '../syntax/parse.ts';
import { pathsOf } from '../syntax/path.ts';
import { membersOf, type Member } from '../target/members.ts';
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
  const names = new Map<TargetGroup, ReadonlySet<string>>();
  const namesOf = (group: TargetGroup): ReadonlySet<string> => {
    const known = names.get(group) ?? namesReached(group);
    names.set(group, known);
    return known;
  };
  const uses = (user: TargetGroup, used: TargetGroup): boolean =>
    user.target.file === used.target.file
      ? mentions(user, used, namesOf(user))
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

/** Within one module: the user's declaration names the other's symbol, or what names it in turn; a whole module uses all its symbols. */
function mentions(user: TargetGroup, { target: used }: TargetGroup, names: ReadonlySet<string>): boolean {
  if (used.symbol === undefined) return false;
  if (user.target.symbol === undefined) return true;
  const name = used.symbol.split('.').at(-1) as string;
  const wanted = name === 'default' ? defaultName(parseModule(used.source, used.file).program) : name;
  return wanted !== undefined && names.has(wanted);
}

/** What the declaration of a target names, and what the parts of its module that go by those names name in turn. */
function namesReached({ target: { source, file, regions } }: TargetGroup): ReadonlySet<string> {
  const { program } = parseModule(source, file);
  const declared = namedParts(program);
  const names = new Set<string>();
  const spans: Span[] = regions.slice(0, 1);
  // Grows while it is walked.
  for (const { start, end } of spans) {
    for (const { node } of pathsOf(program, (each) => endOf(each) <= start || startOf(each) >= end)) {
      if (node.type !== 'Identifier' || names.has(node.name)) continue;
      if (startOf(node) < start || endOf(node) > end) continue;
      names.add(node.name);
      spans.push(...declared.flatMap((each) => (each.name === node.name ? spanOf(each.node) : [])));
    }
  }
  return names;
}

/** What a module declares, and the members of its classes and objects. */
function namedParts(program: ParsedModule['program']): Pick<Member, 'name' | 'node'>[] {
  return [...topLevelDeclarations(program)].flatMap(([name, node]) => {
    const members = membersOf(node);
    return members.length > 0 ? members : [{ name, node }];
  });
}

function spanOf(node: Node): Span {
  return { start: startOf(node), end: endOf(node) };
}
