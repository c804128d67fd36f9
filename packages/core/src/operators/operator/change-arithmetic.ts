import type * as Babel from '@babel/types';
import type { Operator } from '../operator.ts';
import type { Node } from '../../syntax/node.ts';
import { otherOperator } from '../shared/text.ts';

const ARITHMETIC = ['+', '-', '*', '/', '%', '**'];
const ADDITIVE = ['+', '-'];
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
        const cost = base + distance(node.operator, operator);
        for (const text of otherOperator(source, node.left, operator, node.right)) {
          yield { text, cost: cost + noOperation(operator, node.right) + twoOff(operator, node) };
        }
      }
    }
  },
};

/** Who mistakes an operator takes its opposite or one that makes as much of the operands: seldom a sum for a quotient. */
function distance(from: string, to: string): number {
  if (OPPOSITE[from] === to) return -0.1;
  if (to === '**') return 0.5;
  return ADDITIVE.includes(from) !== ADDITIVE.includes(to) && ARITHMETIC.includes(from) ? 0.3 : 0;
}

/** `n - 1` → `n + 1`: the step was too many, and `n` is meant, more often than it was to go the other way. */
function twoOff(to: string, { operator, right }: Babel.BinaryExpression): number {
  const isStep = right.type === 'NumericLiteral' && right.value === 1;
  return isStep && ADDITIVE.includes(operator) && ADDITIVE.includes(to) ? 0.15 : 0;
}

/** `x * 1` only hides that the operation is gone. */
function noOperation(operator: string, right: Node): number {
  if (right.type !== 'NumericLiteral') return 0;
  if (right.value === 1 && ['*', '/', '%', '**'].includes(operator)) return 0.9;
  return right.value === 0 && ['+', '-', '*'].includes(operator) ? 0.9 : 0;
}
