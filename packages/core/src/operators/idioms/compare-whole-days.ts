import { textOf, type Node } from '../../syntax/node.ts';
import { enclosing } from '../../syntax/path.ts';
import { methodName } from '../shared/call.ts';
import { operandText } from '../shared/text.ts';
import type { Operator } from '../operator.ts';

const COST = 1.1;
const PART = /^get(UTC)?(Date|Month)$/;

/** `a.getDate() === b.getDate()` → `a.toDateString() === b.toDateString()`; a month with its year. */
export const compareWholeDays: Operator = {
  name: 'compare-whole-days',
  family: 'condition',
  description: 'days compared by their number in the month, or months by theirs in the year',
  floor: COST,
  on: 'expression',
  *replacements({ node, path }, { source, failingValuesOf }) {
    if (node.type !== 'BinaryExpression' || !/^[!=]==?$/.test(node.operator)) return;
    const [, utc = '', part] = PART.exec(methodName(node.left) ?? '') ?? [];
    if (part === undefined || methodName(node.right) !== methodName(node.left)) return;
    if (!failingValuesOf(node).includes(node.operator.startsWith('='))) return;
    const statement = enclosing(path, ({ type }) => /Statement|Declaration|ArrowFunction/.test(type))?.node ?? node;
    const around = textOf(source, statement);
    if (around.includes('FullYear(')) return;
    const [left, right] = [node.left, node.right].map((each) => operandText(source, dateOf(each)));
    const compared = (text: string): string => `${left}${text} ${node.operator} ${right}${text}`;
    if (part === 'Date' && !around.includes('Month('))
      yield { text: compared(utc === '' ? '.toDateString()' : '.toISOString().slice(0, 10)'), cost: COST };
    if (part === 'Month') {
      const join = node.operator.startsWith('=') ? '&&' : '||';
      yield { text: `${textOf(source, node)} ${join} ${compared(`.get${utc}FullYear()`)}`, cost: COST };
    }
  },
};

function dateOf(node: Node): Node {
  return node.type === 'CallExpression' && node.callee.type === 'MemberExpression' ? node.callee.object : node;
}
