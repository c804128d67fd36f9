import { textOf } from '../../../syntax/node.ts';
import type { Path } from '../../../syntax/path.ts';
import { methodName } from '../../shared/call.ts';
import type { Operator } from '../../operator.ts';

const COST = 1.4;

/** `value.toFixed(2)` → `String(Number(value.toFixed(2)))`: `1.5` and not `1.50`. */
export const dropZeros: Operator = {
  name: 'drop-zeros',
  family: 'unwrap',
  description: 'zeros at the end of a fraction that nobody wants to see',
  floor: COST,
  on: 'expression',
  *replacements({ node, path }, { source, failingValuesOf }) {
    // Of what may be missing, `?.toFixed(2)`, `Number` would make a text as well.
    if (node.type !== 'CallExpression' || methodName(node) !== 'toFixed' || isMadeNumber(path)) return;
    const hasZeros = failingValuesOf(node).some((value) => typeof value === 'string' && /\.\d*0$/.test(value));
    if (hasZeros) yield { text: `String(Number(${textOf(source, node)}))`, cost: COST };
  },
};

/** `Number(value.toFixed(2))`, `+value.toFixed(2)`: no zeros are left. */
function isMadeNumber({ parent }: Path): boolean {
  const up = parent?.node;
  if (up?.type === 'UnaryExpression') return up.operator === '+' || up.operator === '-';
  if (up?.type !== 'CallExpression') return false;
  const called = up.callee.type === 'MemberExpression' ? up.callee.property : up.callee;
  return called.type === 'Identifier' && /^(Number|parseFloat)$/.test(called.name);
}
