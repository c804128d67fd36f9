import type { Operator } from './operator.ts';
import type { Node } from '../syntax/node.ts';
import { otherOperator } from './text.ts';

const ARITHMETIC = ['+', '-', '*', '/', '%', '**'];
const BITWISE = ['&', '|', '^', '<<', '>>', '>>>'];
const OPPOSITE: Readonly<Record<string, string>> = { '+': '-', '-': '+', '*': '/', '/': '*' };

/** `a + b` → `a - b`, `a & b` → `a | b` and so on. */
export const changeArithmetic: Operator = {
  name: 'change-arithmetic',
  family: 'operator',
  description: 'a wrong sign, multiplied where it should be divided, a wrong bit operation',
  floor: 0.9,
  on: 'expression',
  *replacements({ node }, { source, kindOf }) {
    if (node.type !== 'BinaryExpression') return;
    // Strings know no arithmetic but `+`.
    if (node.operator === '+' && kindOf(node) === 'string') return;
    const bitwise = BITWISE.includes(node.operator);
    const groups: [readonly string[], number][] = bitwise
      ? [
          [BITWISE, 1],
          [ARITHMETIC, 1.6],
        ]
      : ARITHMETIC.includes(node.operator)
        ? [[ARITHMETIC, 1]]
        : [];
    for (const [operators, base] of groups) {
      for (const operator of operators) {
        if (operator === node.operator) continue;
        const cost = base + (operator === '**' ? 0.5 : OPPOSITE[node.operator] === operator ? -0.1 : 0);
        for (const text of otherOperator(source, node.left, operator, node.right)) {
          yield { text, cost: cost + noOperation(operator, node.right) };
        }
      }
    }
  },
};

/** `x * 1` only hides that the operation is gone. */
function noOperation(operator: string, right: Node): number {
  if (right.type !== 'NumericLiteral') return 0;
  if (right.value === 1 && ['*', '/', '%', '**'].includes(operator)) return 0.9;
  return right.value === 0 && ['+', '-', '*'].includes(operator) ? 0.9 : 0;
}
