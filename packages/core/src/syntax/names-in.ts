import type { Node } from './node.ts';
import { pathsOf } from './path.ts';

/** Names that an expression reads, those of members left out. */
export function namesIn(node: Node): string[] {
  return [...pathsOf(node)].flatMap(({ node: each, parent, key }) => {
    const isMember = parent?.node.type === 'MemberExpression' && key === 'property' && !parent.node.computed;
    return each.type === 'Identifier' && !isMember ? [each.name] : [];
  });
}
