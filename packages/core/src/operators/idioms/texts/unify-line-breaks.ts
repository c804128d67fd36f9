import { methodName } from '../../shared/call.ts';
import { operandText } from '../../shared/text.ts';
import { textOf } from '../../../syntax/node.ts';
import type { Operator } from '../../operator.ts';

const COST = { split: 1, whole: 1.3 };

/** `text.split('\n')` → `text.split(/\r?\n/)`, `text` → `text.replaceAll('\r\n', '\n')`, where the text came with the line breaks of Windows. */
export const unifyLineBreaks: Operator = {
  name: 'unify-line-breaks',
  family: 'constant',
  description: 'lines that end with a carriage return, because a text came with the line breaks of Windows',
  floor: COST.split,
  on: 'expression',
  *replacements({ node, path }, { source, failingValuesOf }) {
    if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && methodName(node) === 'split') {
      const [by] = node.arguments;
      if (by?.type !== 'StringLiteral' || by.value !== '\n') return;
      if (failingValuesOf(node.callee.object).some(isWindows))
        yield { text: `${textOf(source, node.callee)}(/\\r?\\n/)`, cost: COST.split };
      return;
    }
    // A literal is as its author wrote it; what is assigned to is no value.
    if (node.type.endsWith('Literal') || path.key === 'left' || !failingValuesOf(node).some(isWindows)) return;
    yield { text: `${operandText(source, node)}.replaceAll('\\r\\n', '\\n')`, cost: COST.whole };
  },
};

function isWindows(value: unknown): boolean {
  return typeof value === 'string' && value.includes('\r\n');
}
