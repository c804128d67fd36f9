import { textOf } from '../../../syntax/node.ts';
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
  *replacements({ node }, { source, failingValuesOf }) {
    if (methodName(node) !== 'toFixed') return;
    const hasZeros = failingValuesOf(node).some((value) => typeof value === 'string' && /\.\d*0$/.test(value));
    if (hasZeros) yield { text: `String(Number(${textOf(source, node)}))`, cost: COST };
  },
};
