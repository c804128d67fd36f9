import type { Span } from '../model/edit.ts';
import { bare } from '../syntax/file-tree.ts';
import { endOf, isTypeOnly, startOf, type Node } from '../syntax/node.ts';
import type { ParsedModule } from '../syntax/parse.ts';
import { pathsOf } from '../syntax/path.ts';
import { exportsOf, topLevelDeclarations } from '../syntax/exports.ts';
import { membersOf } from './members.ts';

/**
 * Where the repair of a symbol may edit: its declaration, then the private members of its class and the module-private
 * declarations that it uses, directly or through one another. Other exports stay as they are: they have users of
 * their own.
 */
export function regionsOf(module: ParsedModule, declaration: Node, owner: Node | undefined): Span[] {
  const exported = new Set(exportsOf(module.program).map((item) => item.node));
  const declared = topLevelDeclarations(module.program);
  const helpers = new Map([...declared].filter(([, node]) => !exported.has(node)));
  const members = owner ? membersOf(owner) : [];
  const privates = new Map(members.filter((member) => member.isPrivate).map((member) => [member.name, member.node]));
  const named = members.find((member) => member.node === declaration)?.name;

  // A getter and a setter go by one name.
  const namesakes = members.filter((member) => member.name === named && member.node !== declaration);
  const regions: Node[] = [declaration, ...namesakes.map((member) => member.node), ...makerOf(declaration, declared)];
  for (const region of regions) {
    for (const { name, isMember } of namesUsedIn(region)) {
      const used = isMember ? privates.get(name) : helpers.get(name);
      if (used && !regions.some((known) => contains(known, used))) regions.push(used);
    }
  }
  return regions.map((node) => ({ start: startOf(node), end: endOf(node) }));
}

/** Of `export const merge = createMerge()` the code is that of `createMerge`, which may have an export of its own. */
function makerOf(declaration: Node, declared: ReadonlyMap<string, Node>): Node[] {
  const call = bare(declaration);
  if (call.type !== 'CallExpression' || call.callee.type !== 'Identifier') return [];
  const maker = declared.get(call.callee.name);
  return maker === undefined ? [] : [maker];
}

function contains(outer: Node, inner: Node): boolean {
  return startOf(outer) <= startOf(inner) && endOf(inner) <= endOf(outer);
}

interface UsedName {
  readonly name: string;
  /** It follows a dot: `#sum` of `this.#sum`, `sum` of `cart.sum`. */
  readonly isMember: boolean;
}

/** Names in order of appearance. Types, and the keys of what is made, name nothing that runs. */
function namesUsedIn(root: Node): UsedName[] {
  return [...pathsOf(root, isTypeOnly)].flatMap(({ node, parent, key }): UsedName[] => {
    if (node.type === 'PrivateName') return [{ name: `#${node.id.name}`, isMember: true }];
    if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') return [];
    const up = parent?.node;
    if (up?.type === 'PrivateName') return [];
    const isPlain = (up as { computed?: boolean } | undefined)?.computed !== true;
    if (key === 'key' && isPlain) return [];
    return [{ name: node.name, isMember: key === 'property' && isPlain && up?.type !== 'MetaProperty' }];
  });
}
