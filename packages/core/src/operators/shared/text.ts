import type * as Babel from '@babel/types';
import { endOf, startOf, textOf, type Node } from '../../syntax/node.ts';

const CLOSED = new Set([
  'Identifier',
  'ThisExpression',
  'NumericLiteral',
  'StringLiteral',
  'BooleanLiteral',
  'NullLiteral',
  'RegExpLiteral',
  'TemplateLiteral',
  'TaggedTemplateExpression',
  'MemberExpression',
  'CallExpression',
  'ArrayExpression',
  'TSNonNullExpression',
  'ParenthesizedExpression',
  'ImportExpression',
  'Super',
]);

/** The node's text as an operand or receiver: in parentheses unless it binds as tightly as a member access. */
export function operandText(source: string, node: Node): string {
  const text = textOf(source, node);
  return CLOSED.has(node.type) ? text : `(${text})`;
}

/** The node's text as one part of `a && b`. */
export function linkText(source: string, node: Node): string {
  const isAnd = node.type === 'LogicalExpression' && node.operator === '&&';
  return isAnd || node.type === 'BinaryExpression' ? textOf(source, node) : operandText(source, node);
}

/** Text of an expression that was put together, as an operand. Errs on the side of parentheses. */
export function asOperand(text: string): string {
  return isClosedText(text) ? text : `(${text})`;
}

/** A name, number, string, or a chain of members, indices and calls without nesting. */
export function isClosedText(text: string): boolean {
  return (
    /^(?:[\w$.#]+|'[^'\\]*'|\[[^[\]]*\])(?:\??\.#?[\w$]+|\[[\w$.]+\]|\([\w$.,' ]*\))*$/.test(text) &&
    !/^\d+\.[a-z]/i.test(text)
  );
}

/** The blanks at the beginning of the line that holds `offset`. */
export function indentAt(source: string, offset: number): string {
  const line = source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^\s*/.exec(line)?.[0] ?? '';
}

/** What one level of indentation is in the source: that of its first indented line. */
export function indentStep(source: string): string {
  return /^(\t| {2,8})(?=[^\s*])/m.exec(source)?.[1] ?? '  ';
}

/** Lines of code moved from one indentation to another. What stands in a template literal has to keep its blanks. */
export function indented(text: string, from: string, to: string): string {
  return text.includes('`') ? text : text.replaceAll(`\n${from}`, `\n${to}`);
}

/** A string as a literal in single quotes. */
export function quote(value: string): string {
  const escaped = value
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "\\'")
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\t', '\\t')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return `'${escaped}'`;
}

/** A number as source; negative ones are left without parentheses. */
export function numberText(value: number): string {
  return String(Number(value.toPrecision(12)));
}

const PRECEDENCE: Readonly<Record<string, number>> = {
  '??': 1,
  '||': 2,
  '&&': 3,
  '|': 4,
  '^': 5,
  '&': 6,
  '==': 7,
  '!=': 7,
  '===': 7,
  '!==': 7,
  '<': 8,
  '<=': 8,
  '>': 8,
  '>=': 8,
  in: 8,
  instanceof: 8,
  '<<': 9,
  '>>': 9,
  '>>>': 9,
  '+': 10,
  '-': 10,
  '*': 11,
  '/': 11,
  '%': 11,
  '**': 12,
};

/** `left operator right`, with only the parentheses that it needs. */
export function infix(source: string, left: Node, operator: string, right: Node): string {
  return `${side(source, left, operator, 'left')} ${operator} ${side(source, right, operator, 'right')}`;
}

/** `left operator right` with another operator that binds as tightly, and everything around it as it was written. */
export function withOperator(source: string, node: Babel.BinaryExpression, operator: string): string {
  const [start, end] = [endOf(node.left), startOf(node.right)];
  const between = source.slice(start, end).replace(node.operator, operator);
  return source.slice(startOf(node), start) + between + source.slice(end, endOf(node));
}

/** As `withOperator` where both bind as tightly, else as `infix`: parentheses of the user's stay, and those that are needed come. */
export function compared(source: string, node: Babel.BinaryExpression, operator: string): string {
  const isAlike = PRECEDENCE[node.operator] === PRECEDENCE[operator];
  return isAlike ? withOperator(source, node, operator) : infix(source, node.left, operator, node.right);
}

/**
 * The texts for another operator in `left operator right`: where it binds more tightly than one in `left`, first only its
 * token replaced, `a + b + c` → `a + b * c`, then with the same operands, `(a + b) * c`.
 */
export function otherOperator(source: string, left: Node, operator: string, right: Node): string[] {
  const same = infix(source, left, operator, right);
  const isOpen = left.type === 'BinaryExpression' || (left.type === 'LogicalExpression' && left.operator !== '??');
  if (!isOpen || operator === '??' || left.extra?.['parenthesized'] === true) return [same];
  if ((PRECEDENCE[left.operator] ?? 0) >= (PRECEDENCE[operator] ?? 0)) return [same];
  const tail = textOf(source, right);
  const isTight = right.type !== 'BinaryExpression' && right.type !== 'LogicalExpression';
  return [`${textOf(source, left)} ${operator} ${isTight ? tail : `(${tail})`}`, same];
}

function side(source: string, node: Node, operator: string, where: 'left' | 'right'): string {
  if (node.type !== 'BinaryExpression' && node.type !== 'LogicalExpression') {
    if (node.type === 'UnaryExpression' && operator !== '**') return textOf(source, node);
    return operandText(source, node);
  }
  const inner = PRECEDENCE[node.operator] ?? 0;
  const outer = PRECEDENCE[operator] ?? 0;
  const mixed = (operator === '??') !== (node.operator === '??') && node.type === 'LogicalExpression';
  const tight = inner > outer || (inner === outer && where === 'left' && operator !== '**');
  return tight && !mixed ? textOf(source, node) : `(${textOf(source, node)})`;
}
