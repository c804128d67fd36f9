import type { Operator } from '../operator.ts';
import { infix, operandText } from '../shared/text.ts';
import { textOf } from '../../syntax/node.ts';

/** `a === b` → `Math.abs(a - b) < 1e-9`, where fractions were compared. */
export const compareWithTolerance: Operator = {
  name: 'compare-with-tolerance',
  family: 'operator',
  description: 'sums of binary fractions compared for equality',
  floor: 1.1,
  on: 'expression',
  *replacements({ node }, { source, valuesOf }) {
    if (node.type !== 'BinaryExpression' || !/^[!=]==?$/.test(node.operator)) return;
    if (!valuesOf(node.left).some(isFraction) && !valuesOf(node.right).some(isFraction)) return;
    const isZero = /^0(?:\.0*)?$/.test(textOf(source, node.right));
    const difference = isZero ? operandText(source, node.left) : infix(source, node.left, '-', node.right);
    const sign = node.operator.startsWith('!') ? '>=' : '<';
    yield { text: `Math.abs(${difference}) ${sign} 1e-9`, cost: 1.1 };
    yield { text: `Math.abs(${difference}) ${sign} 0.005`, cost: 1.6 };
  },
};

function isFraction(value: unknown): boolean {
  return typeof value === 'number' && value % 1 !== 0;
}
