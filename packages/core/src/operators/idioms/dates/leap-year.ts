import { textOf, type Node } from '../../../syntax/node.ts';
import type { Path } from '../../../syntax/path.ts';
import type { Operator } from '../../operator.ts';

/** `year % 4 === 0` → `(year % 4 === 0 && year % 100 !== 0) || year % 400 === 0`, as the Gregorian calendar has it. */
export const leapYear: Operator = {
  name: 'leap-year',
  family: 'condition',
  description: 'centuries taken for leap years, or all of them for none',
  floor: 1.1,
  on: 'expression',
  *replacements({ node, path }, { source }) {
    const fourth = yearOf(node, 4, '===', source);
    if (fourth !== undefined && !isAmong(path)) {
      yield { text: `(${rest(fourth, 4)} && ${rest(fourth, 100, '!==')}) || ${rest(fourth, 400)}`, cost: 1.2 };
      yield { text: `${rest(fourth, 4)} && (${rest(fourth, 100, '!==')} || ${rest(fourth, 400)})`, cost: 1.2 };
    }
    if (node.type !== 'LogicalExpression' || node.operator !== '&&' || isAmong(path)) return;
    const year = yearOf(node.left, 4, '===', source);
    if (year === undefined || yearOf(node.right, 100, '!==', source) !== year) return;
    yield { text: `(${textOf(source, node)}) || ${rest(year, 400)}`, cost: 1.1 };
  },
};

/** What is asked about years is more than this already. */
function isAmong({ parent }: Path): boolean {
  return parent?.node.type === 'LogicalExpression';
}

function rest(year: string, by: number, operator: string = '==='): string {
  return `${year} % ${by} ${operator} 0`;
}

function yearOf(node: Node, by: number, operator: string, source: string): string | undefined {
  const [, year] = new RegExp(String.raw`^(.+?) ?% ?${by} ?${operator} ?0$`).exec(textOf(source, node)) ?? [];
  return year;
}
