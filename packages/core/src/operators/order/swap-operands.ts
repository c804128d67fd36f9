import type * as Babel from '@babel/types';
import { endOf, startOf, type Node } from '../../syntax/node.ts';
import type { Operator, Replacement } from '../operator.ts';
import { asOperand, infix, operandText } from '../shared/text.ts';

/** `a - b` → `b - a`, `a ?? b` → `b ?? a`, `a * (b + c)` ↔ `a * b + c`. */
export const swapOperands: Operator = {
  name: 'swap-operands',
  family: 'order',
  description: 'subtracted, joined, asked or fallen back on the wrong way round, parentheses missing or too many',
  floor: 0.8,
  on: 'expression',
  *replacements({ node }, { source }) {
    if (node.type !== 'BinaryExpression' && node.type !== 'LogicalExpression') return;
    const { left, right, operator } = node;
    if (node.type === 'BinaryExpression' && /^([-+*/%]|\*\*|<<|>>)$/.test(operator)) {
      yield { text: infix(source, right, operator, left), cost: 1.1 };
    }
    // What is found first is taken, and what is asked first protects what comes after it.
    const isMixed = [left, right].some((each) => each.type === 'LogicalExpression' && each.operator !== operator);
    if (node.type === 'LogicalExpression' && !isMixed) yield { text: infix(source, right, operator, left), cost: 1.2 };
    const operand = (each: typeof left): string => operandText(source, each);
    if (isOperation(left) && (left.operator !== operator || operator === '-' || operator === '/')) {
      const inner = asOperand(infix(source, left.right, operator, right));
      const isNeverMissing = operator === '??' && left.type === 'BinaryExpression';
      const head = isParenthesized(left.right)
        ? `${operand(left.left)} ${left.operator} `
        : source.slice(startOf(left), startOf(left.right));
      yield { text: head + inner, cost: isNeverMissing ? 0.8 : 1.4 + meant(left, operator) };
    }
    if (isOperation(right)) {
      yield* regrouped(source, left, operator, right);
      const inner = asOperand(infix(source, left, operator, right.left));
      yield { text: `${inner} ${right.operator} ${operand(right.right)}`, cost: 1.4 + meant(right, operator) };
    }
  },
};

/** What it costs more to take conditions apart that somebody has put in parentheses: `a || (b && c)`. */
function meant(part: Node, operator: string): number {
  return isParenthesized(part) && /^(\|\||&&)$/.test(operator) ? 0.5 : 0;
}

/** `a - b * c / d` → `(a - b) * c / d`: grouped with the first of what follows. */
function* regrouped(
  source: string,
  left: Node,
  operator: string,
  right: Babel.BinaryExpression | Babel.LogicalExpression,
): Generator<Replacement> {
  let first: Node = right;
  while (isOperation(first) && !isParenthesized(first)) first = first.left;
  if (first === right || first === right.left) return;
  const rest = source.slice(endOf(first), endOf(right));
  yield { text: `(${infix(source, left, operator, first)})${rest}`, cost: 1.4 };
}

/** With an operator between two operands: `a ?? b + c` is grouped like `a * b + c`. `#name in it` stays as it is. */
function isOperation(node: Node): node is Babel.BinaryExpression | Babel.LogicalExpression {
  if (node.type === 'LogicalExpression') return true;
  return node.type === 'BinaryExpression' && node.left.type !== 'PrivateName';
}

function isParenthesized(node: Node): boolean {
  return node.extra?.['parenthesized'] === true;
}
