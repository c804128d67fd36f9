import type { Operator } from '../../operator.ts';
import { operandText } from '../../shared/text.ts';

/** `a === b` → `a.getTime() === b.getTime()`, where both are dates. */
export const compareDates: Operator = {
  name: 'compare-dates',
  family: 'condition',
  description: 'two dates asked whether they are one object, not one moment',
  floor: 0.5,
  on: 'expression',
  *replacements({ node }, { source, kindOf }) {
    if (node.type !== 'BinaryExpression' || !/^[!=]==?$/.test(node.operator)) return;
    if (kindOf(node.left) !== 'date' || kindOf(node.right) !== 'date') return;
    const [left, right] = [operandText(source, node.left), operandText(source, node.right)];
    yield { text: `${left}.getTime() ${node.operator} ${right}.getTime()`, cost: 0.5 };
  },
};
