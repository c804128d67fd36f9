import { isFunction, type Node } from '../../../syntax/node.ts';
import type { Path } from '../../../syntax/path.ts';
import type { Operator } from '../../operator.ts';

/** A constant that nobody named is a worse default than a value that is at hand. */
const COST = 1.2;
const NEAREST = 3;

/** `({ rate, burst = 1 })` → `({ rate, burst = rate })`, `(start, end = 0)` → `(start, end = start)`. */
export const defaultAsBefore: Operator = {
  name: 'default-as-before',
  family: 'missing-value',
  description: 'a fixed default where what is left out is to be as what was given before it',
  floor: COST,
  on: 'expression',
  *replacements(site) {
    const { node, path } = site;
    if (path.parent?.node.type !== 'AssignmentPattern' || path.key !== 'right') return;
    if (!/^(Numeric|String|Boolean|Null)Literal$/.test(node.type)) return;
    const names = namesBefore(path.parent).toReversed().slice(0, NEAREST);
    for (const [distance, name] of names.entries()) yield { text: name, cost: COST + distance * 0.1 };
  },
};

/** What is taken before the default's own, in the same list of parameters or the same pattern. */
function namesBefore({ node, parent }: Path): string[] {
  if (parent === undefined) return [];
  if (isFunction(parent.node)) return namesUntil(node, parent.node.params);
  const pattern = parent.parent?.node;
  if (parent.node.type !== 'ObjectProperty' || pattern?.type !== 'ObjectPattern') return [];
  return namesUntil(
    node,
    pattern.properties.map((property) => (property.type === 'ObjectProperty' ? property.value : property)),
  );
}

function namesUntil(own: Node, all: readonly Node[]): string[] {
  return all.slice(0, all.indexOf(own as never)).flatMap((each) => {
    const taken: Node = each.type === 'AssignmentPattern' ? each.left : each;
    return taken.type === 'Identifier' ? [taken.name] : [];
  });
}
