import type { Node } from './node.ts';

/** What `a && b && c` holds together, from left to right; a node that is no such chain alone. */
export function linksOf(node: Node, operator: string): Node[] {
  if (node.type !== 'LogicalExpression' || node.operator !== operator) return [node];
  return [...linksOf(node.left, operator), ...linksOf(node.right, operator)];
}
