import { textOf, type Node } from '../../../syntax/node.ts';
import { onlyStatement } from '../../shared/only-statement.ts';
import { isRepeatable } from '../../shared/is-repeatable.ts';
import type { Operator } from '../../operator.ts';

const COST = 1.2;

/** `if (problem) this.error = problem;` → `this.error = problem;`. */
export const assignAlways: Operator = {
  name: 'assign-always',
  family: 'statement',
  description: 'a field that is set when there is something, and keeps it when there is nothing any more',
  floor: COST,
  on: 'statement',
  *replacements({ node }, { source }) {
    if (node.type !== 'IfStatement' || node.alternate) return;
    const only = onlyStatement(node.consequent);
    const set = only?.type === 'ExpressionStatement' ? only.expression : undefined;
    if (set?.type !== 'AssignmentExpression' || set.operator !== '=' || !isRepeatable(set.right)) return;
    if (textOf(source, set.right) !== textOf(source, askedOf(node.test))) return;
    yield { text: textOf(source, only as Node), cost: COST };
  },
};

/** What is asked whether it is there: `x`, `x !== undefined`. */
function askedOf(test: Node): Node {
  return test.type === 'BinaryExpression' && /^!==?$/.test(test.operator) ? test.left : test;
}
