import type { Node } from '../../syntax/node.ts';
import { pathsOf } from '../../syntax/path.ts';

/** How often the value of an assignment is used, as in `const a = b = c`: what is left of two statements when what stood between them has gone. */
export function assignedValues(root: Node): number {
  let count = 0;
  for (const { node, parent } of pathsOf(root)) {
    if (node.type !== 'AssignmentExpression') continue;
    if (/^(VariableDeclarator|AssignmentExpression)$/.test(parent?.node.type ?? '')) count++;
  }
  return count;
}
