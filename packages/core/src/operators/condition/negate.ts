import type { Operator } from '../operator.ts';
import { operandText } from '../shared/text.ts';

/** `if (a)` → `if (!a)`, `a && b` → `!a && b`. */
export const negate: Operator = {
  name: 'negate',
  family: 'condition',
  description: 'a condition or a part of it the wrong way round',
  floor: 1.3,
  on: 'expression',
  *replacements({ node, path }, { source, kindOf }) {
    if (node.type === 'UnaryExpression' && node.operator === '!') return;
    if (node.type === 'BinaryExpression' && /^([<>]=?|[!=]==?)$/.test(node.operator)) return;
    const up = path.parent?.node;
    const tested = path.key === 'test' || up?.type === 'LogicalExpression';
    if (up?.type === 'UnaryExpression') return;
    if (!tested && kindOf(node) !== 'boolean') return;
    if (node.type === 'BooleanLiteral' || up?.type === 'ExpressionStatement') return;
    yield { text: `!${operandText(source, node)}`, cost: node.type === 'LogicalExpression' ? 1.7 : 1.3 };
  },
};
