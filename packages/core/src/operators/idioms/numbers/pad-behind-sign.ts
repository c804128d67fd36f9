import type * as Babel from '@babel/types';
import { endOf, startOf, textOf, type Node } from '../../../syntax/node.ts';
import type { Operator } from '../../operator.ts';
import { methodName } from '../../shared/call.ts';
import { isRepeatable } from '../../shared/is-repeatable.ts';
import { operandText } from '../../shared/text.ts';

const COST = { fits: 1.2, outside: 1.3 };

/** `String(n).padStart(width, '0')` → `(n < 0 ? '-' : '') + String(Math.abs(n)).padStart(n < 0 ? width - 1 : width, '0')`. */
export const padBehindSign: Operator = {
  name: 'pad-behind-sign',
  family: 'constant',
  description: 'numbers below zero with the zeros that fill them up before their sign',
  floor: COST.fits,
  on: 'expression',
  *replacements({ node }, { source, failingValuesOf }) {
    if (node.type !== 'CallExpression' || methodName(node) !== 'padStart') return;
    const [width, fill] = node.arguments;
    const { object: shown } = node.callee as Babel.MemberExpression;
    const number = shownIn(shown, source);
    if (width === undefined || fill?.type !== 'StringLiteral' || fill.value !== '0' || number === undefined) return;
    const isBelow = failingValuesOf(number).some((value) => typeof value === 'number' && value < 0);
    if (!isBelow || !isRepeatable(number) || !isRepeatable(width)) return;
    const own = textOf(source, number);
    const below = `${operandText(source, number)} < 0`;
    const digits = `${source.slice(startOf(shown), startOf(number))}Math.abs(${own})${source.slice(endOf(number), endOf(shown))}`;
    const padded = (to: string): string => `(${below} ? '-' : '') + ${digits}.padStart(${to}, '0')`;
    const full = textOf(source, width);
    const less = width.type === 'NumericLiteral' ? String(width.value - 1) : `${operandText(source, width)} - 1`;
    yield { text: padded(`${below} ? ${less} : ${full}`), cost: COST.fits };
    yield { text: padded(full), cost: COST.outside };
  },
};

/** `n` of `String(n)`, `n.toString(2)` and `n.toFixed(2)`. */
function shownIn(node: Node, source: string): Node | undefined {
  if (node.type !== 'CallExpression') return undefined;
  if (textOf(source, node.callee) === 'String') return node.arguments[0];
  const isMethod = /^to(?:String|Fixed)$/.test(methodName(node) ?? '');
  return isMethod && node.callee.type === 'MemberExpression' ? node.callee.object : undefined;
}
