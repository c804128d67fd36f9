import { textOf } from '../../../syntax/node.ts';
import type { Operator } from '../../operator.ts';
import { isHandlerAttribute } from './handler-attribute.ts';

const COST = 1;

/** `onClick={remove(id)}` → `onClick={() => remove(id)}`. */
export const handFunction: Operator = {
  name: 'hand-function',
  family: 'missing-value',
  description: 'a handler that is called while its component is rendered',
  floor: COST,
  on: 'expression',
  *replacements({ node, path }, { source, kindOf }) {
    if (node.type !== 'CallExpression' || kindOf(node) === 'function') return;
    if (isHandlerAttribute(path.parent?.parent?.node)) yield { text: `() => ${textOf(source, node)}`, cost: COST };
  },
};
