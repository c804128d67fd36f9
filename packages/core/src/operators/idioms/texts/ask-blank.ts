import { textOf } from '../../../syntax/node.ts';
import type { Operator } from '../../operator.ts';

/** `!value` → `(value ?? '') === ''`, where a zero or `false` has come by. */
export const askBlank: Operator = {
  name: 'ask-blank',
  family: 'missing-value',
  description: 'a zero or a no taken for an empty field',
  floor: 1.5,
  on: 'expression',
  *replacements({ node }, { source, failingValuesOf, valuesOf }) {
    if (node.type !== 'UnaryExpression' || node.operator !== '!') return;
    const values = failingValuesOf(node.argument);
    if (!values.includes(0) && !values.includes(false)) return;
    // What is always a number is never blank.
    if (!valuesOf(node.argument).some((value) => typeof value === 'string' || value === undefined || value === null))
      return;
    yield { text: `(${textOf(source, node.argument)} ?? '') === ''`, cost: 1.5 };
  },
};
