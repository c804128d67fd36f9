import { textOf } from '../../../syntax/node.ts';
import { enclosing } from '../../../syntax/path.ts';
import { methodName, renamedCall } from '../../shared/call.ts';
import type { Operator } from '../../operator.ts';

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
    const compared = (method: string, rest = ''): string => {
      const [left, right] = [node.left, node.right].map((each) => `${renamedCall(each, source, method)}${rest}`);
      return `${left} ${node.operator} ${right}`;
    };
    if (part === 'Date' && !around.includes('Month('))
      yield { text: utc === '' ? compared('toDateString') : compared('toISOString', '.slice(0, 10)'), cost: COST };
    if (part === 'Month') {
      const join = node.operator.startsWith('=') ? '&&' : '||';
      yield { text: `${textOf(source, node)} ${join} ${compared(`get${utc}FullYear`)}`, cost: COST };
    }
  },
};
