import type { Span } from '../model/edit.ts';
import { childrenOf, endOf, startOf, type Node } from '../syntax/node.ts';
import type { ParsedModule } from '../syntax/parse.ts';
import { pathsOf } from '../syntax/path.ts';
import { exportsOf, topLevelDeclarations } from './exports.ts';
import { membersOf } from './members.ts';

/**
 * Where the repair of a symbol may edit: its declaration, then the private members of its class and the module-private
 * declarations that it uses, directly or through one another. Other exports stay as they are: they have users of
 * their own.
 */
export function regionsOf(module: ParsedModule, declaration: Node, owner: Node | undefined): Span[] {
  const exported = new Set(exportsOf(module.program).map((item) => item.node));
  const helpers = new Map([...topLevelDeclarations(module.program)].filter(([, node]) => !exported.has(node)));
  const privates = new Map(
    (owner ? membersOf(owner) : []).filter((member) => member.isPrivate).map((member) => [member.name, member.node]),
  );

  const regions: Node[] = [declaration];
  for (const region of regions) {
    for (const name of namesUsedIn(region)) {
      const used = privates.get(name) ?? helpers.get(name);
      if (used && !regions.some((known) => contains(known, used))) regions.push(used);
    }
  }
  return regions.map((node) => ({ start: startOf(node), end: endOf(node) }));
}

function contains(outer: Node, inner: Node): boolean {
  return startOf(outer) <= startOf(inner) && endOf(inner) <= endOf(outer);
}

/** Names in order of appearance: identifiers, `#private` names, and what follows `this.`. */
function namesUsedIn(root: Node): Set<string> {
  const names = new Set<string>();
  for (const { node } of pathsOf(root)) {
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') names.add(node.name);
    if (node.type === 'PrivateName') {
      names.add(`#${node.id.name}`);
      for (const child of childrenOf(node)) if (child.node.type === 'Identifier') names.delete(child.node.name);
    }
  }
  return names;
}
