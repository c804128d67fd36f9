import { textOf } from '../../../syntax/node.ts';
import { methodName } from '../../shared/call.ts';
import type { Operator } from '../../operator.ts';
import { operandText } from '../../shared/text.ts';

/** `hour % 12` → `hour % 12 || 12`, `date.getDay()` → `date.getDay() || 7`, where a failing test has met a zero. */
export const lastForZero: Operator = {
  name: 'last-for-zero',
  family: 'constant',
  description: 'a round that begins at one and not at zero: hours of a clock face, weeks that begin on Monday',
  floor: 1.1,
  on: 'expression',
  *replacements({ node, path }, { source, failingValuesOf }) {
    if (!failingValuesOf(node).includes(0) || path.parent?.node.type === 'LogicalExpression') return;
    const text = textOf(source, node);
    if (/^get(UTC)?Day$/.test(methodName(node) ?? '')) {
      yield { text: `${text} || 7`, cost: 1.1 };
      yield { text: `(${text} + 6) % 7`, cost: 1.2 };
    }
    // Whether something can be divided is asked of the remainder itself.
    if (node.type !== 'BinaryExpression' || node.operator !== '%') return;
    const up = path.parent?.node;
    if (up?.type === 'BinaryExpression' && /^[!=]==?$/.test(up.operator)) return;
    if (node.right.type === 'NumericLiteral' || node.right.type === 'Identifier')
      yield { text: `${text} || ${operandText(source, node.right)}`, cost: 1.2 };
  },
};
