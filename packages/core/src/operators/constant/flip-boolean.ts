import type { Operator } from '../operator.ts';

/** `true` ↔ `false`, `null` ↔ `undefined`. */
export const flipBoolean: Operator = {
  name: 'flip-boolean',
  family: 'constant',
  description: 'a flag or an answer the wrong way round, null returned where undefined is meant',
  floor: 0.9,
  on: 'expression',
  *replacements({ node }) {
    if (node.type === 'BooleanLiteral') yield { text: String(!node.value), cost: 0.9 };
    if (node.type === 'NullLiteral') yield { text: 'undefined', cost: 1.4 };
    if (node.type === 'Identifier' && node.name === 'undefined') yield { text: 'null', cost: 1.4 };
  },
};
