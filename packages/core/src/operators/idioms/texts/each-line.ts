import { textOf } from '../../../syntax/node.ts';
import type { Operator } from '../../operator.ts';
import { operandText } from '../../shared/text.ts';

/** `prefix + text` → `text.split('\n').map((line) => prefix + line).join('\n')`, where the text had several lines. */
export const eachLine: Operator = {
  name: 'each-line',
  family: 'collection',
  description: 'only the first line of several indented, quoted or commented out',
  floor: 1.3,
  on: 'expression',
  *replacements({ node }, { source, failingValuesOf }) {
    if (node.type !== 'BinaryExpression' || node.operator !== '+') return;
    const { left, right } = node;
    if (!failingValuesOf(right).some((value) => typeof value === 'string' && value.includes('\n'))) return;
    const lines = `${operandText(source, right)}.split('\\n').map((line) => ${textOf(source, left)} + line)`;
    yield { text: `${lines}.join('\\n')`, cost: 1.3 };
  },
};
