import { textOf } from '../../../syntax/node.ts';
import { methodName } from '../../shared/call.ts';
import type { Operator } from '../../operator.ts';

const DAYS: readonly (readonly [asked: string, other: string])[] = [
  ['0', '6'],
  ['6', '0'],
];

/** `date.getDay() !== 0` → `date.getDay() !== 0 && date.getDay() !== 6`. */
export const wholeWeekend: Operator = {
  name: 'whole-weekend',
  family: 'condition',
  description: 'one of the two days of a weekend forgotten',
  floor: 1.1,
  on: 'expression',
  *replacements({ node }, { source }) {
    if (node.type !== 'BinaryExpression' || !/^[!=]==?$/.test(node.operator)) return;
    const day = methodName(node.left);
    const other = DAYS.find(([asked]) => asked === textOf(source, node.right))?.[1];
    if (other === undefined || !/^get(UTC)?Day$/.test(day ?? '')) return;
    const link = node.operator.startsWith('!') ? '&&' : '||';
    yield { text: `${textOf(source, node)} ${link} ${textOf(source, node.left)} ${node.operator} ${other}`, cost: 1.1 };
  },
};
