import type * as Babel from '@babel/types';
import { isTypeOnly, startOf, type Node } from './node.ts';
import { pathsOf, type Path } from './path.ts';
import { analyzeScopes, bindingAt } from './scope.ts';

/** A name in the module and where. */
export interface NameUse {
  readonly name: string;
  readonly node: Node;
  readonly path: Path;
}

/** Every place where a name stands for a value, in source order: declarations with them, keys and imports without. */
export function nameUses(program: Babel.Program): NameUse[] {
  return [...pathsOf(program, isTypeOnly)].flatMap((path): NameUse[] => {
    const { node } = path;
    if (node.type === 'Identifier' && isValue(path)) return [{ name: node.name, node, path }];
    const isComponent = node.type === 'JSXIdentifier' && /^[A-Z]/.test(node.name) && path.key !== 'property';
    return isComponent ? [{ name: node.name, node, path }] : [];
  });
}

/** By tree: several ask for many names of one, and none changes them. */
const byName = new WeakMap<Babel.Program, ReadonlyMap<string, readonly NameUse[]>>();

/** The places of one name, in source order. Who asks again for a tree does not make it walked again. */
export function usesOf(program: Babel.Program, name: string): readonly NameUse[] {
  let uses = byName.get(program);
  if (uses === undefined) {
    const groups = new Map<string, NameUse[]>();
    for (const use of nameUses(program)) {
      const group = groups.get(use.name);
      if (group === undefined) groups.set(use.name, [use]);
      else group.push(use);
    }
    byName.set(program, groups);
    uses = groups;
  }
  return uses.get(name) ?? [];
}

/** The places of all names from `start` to `end`, in source order. */
export function usesBetween(program: Babel.Program, start: number, end: number): readonly NameUse[] {
  const all = inOrder.get(program) ?? nameUses(program);
  inOrder.set(program, all);
  return all.slice(firstFrom(all, start), firstFrom(all, end));
}

/** The position of the first use at `offset` or behind it. */
function firstFrom(all: readonly NameUse[], offset: number): number {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (startOf((all[middle] as NameUse).node) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

const inOrder = new WeakMap<Babel.Program, readonly NameUse[]>();

/** The uses of names that nothing in the module declares: globals, and what is missing. */
export function freeUses(program: Babel.Program): NameUse[] {
  const root = analyzeScopes(program);
  return nameUses(program).filter((use) => bindingAt(root, use.name, startOf(use.node)) === undefined);
}

function isValue({ node, parent, key }: Path): boolean {
  const up = parent?.node;
  if (up === undefined || (node as Babel.Identifier).name === 'this') return false;
  const isComputed = (up as { computed?: boolean }).computed === true;
  if ((key === 'property' || key === 'key') && !isComputed) return false;
  if (key === 'label' || up.type === 'MetaProperty' || key === 'imported' || key === 'exported') return false;
  if (up.type === 'ImportSpecifier' || up.type === 'ImportDefaultSpecifier' || up.type === 'ImportNamespaceSpecifier')
    return false;
  return true;
}
