import { textOf, type Node } from '../../../syntax/node.ts';
import { enclosingFunction } from '../../../syntax/path.ts';
import { methodName } from '../../shared/call.ts';
import type { Operator } from '../../operator.ts';

/** `cell.includes('"')` → `/[",\r\n]/.test(cell)`: what has to stand in quotes, where cells are joined. */
export const quoteCell: Operator = {
  name: 'quote-cell',
  family: 'condition',
  description: 'cells with the separator or a line break in them that are written without quotes',
  floor: 1.2,
  on: 'expression',
  *replacements({ node, path }, { source }) {
    if (node.type !== 'CallExpression' || methodName(node) !== 'includes' || node.callee.type !== 'MemberExpression')
      return;
    const [sign] = node.arguments;
    if (sign?.type !== 'StringLiteral' || !/^[",;\t\n]$/.test(sign.value)) return;
    const around: Node | undefined = enclosingFunction(path)?.node;
    const text = around === undefined ? source : textOf(source, around);
    const [, separator = ','] =
      /\.join\(['"]([,;|]|\\t)['"]\)/.exec(text) ?? /\.join\(['"]([,;|]|\\t)['"]\)/.exec(source) ?? [];
    yield { text: `/["${separator}\\r\\n]/.test(${textOf(source, node.callee.object)})`, cost: 1.2 };
  },
};
