import { textOf, type Node } from '../../syntax/node.ts';
import { operandText } from './text.ts';

const OPPOSITE: Readonly<Record<string, string>> = { '===': '!==', '!==': '===', '==': '!=', '!=': '==' };

/** A condition the other way round: `open` of `!open`, `a !== b` of `a === b`, `!(a < b)`, which also holds of what is no number, of `a < b`. */
export function oppositeText(node: Node, source: string): string {
  if (node.type === 'UnaryExpression' && node.operator === '!') return textOf(source, node.argument);
  const operator = node.type === 'BinaryExpression' ? OPPOSITE[node.operator] : undefined;
  if (node.type !== 'BinaryExpression' || operator === undefined) return `!${operandText(source, node)}`;
  return `${textOf(source, node.left)} ${operator} ${textOf(source, node.right)}`;
}
