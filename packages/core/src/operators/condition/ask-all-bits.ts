import type { Node } from '../../syntax/node.ts';
import { textOf } from '../../syntax/node.ts';
import type { Operator } from '../operator.ts';
import { operandText } from '../shared/text.ts';

/** `(mask & needed) !== 0` ↔ `(mask & needed) === needed`: any of the bits, or all of them. */
export const askAllBits: Operator = {
  name: 'ask-all-bits',
  family: 'condition',
  description: 'one flag of several enough where all are needed, or all needed where one is enough',
  floor: 1.1,
  on: 'expression',
  *replacements({ node }, { source }) {
    if (node.type !== 'BinaryExpression' || !/^(?:[!=]==?|>)$/.test(node.operator)) return;
    const { left: masked, right } = node;
    if (masked.type !== 'BinaryExpression' || masked.operator !== '&') return;
    const bits = [masked.right, masked.left];
    const text = `(${textOf(source, masked)})`;
    if (isZero(right)) {
      const operator = node.operator.startsWith('=') ? '!==' : '===';
      for (const [nth, each] of bits.entries())
        yield { text: `${text} ${operator} ${operandText(source, each)}`, cost: 1.1 + 0.3 * nth };
    } else if (bits.some((each) => textOf(source, each) === textOf(source, right))) {
      yield { text: `${text} ${node.operator.startsWith('=') ? '!==' : '==='} 0`, cost: 1.1 };
    }
  },
};

function isZero(node: Node): boolean {
  return node.type === 'NumericLiteral' && node.value === 0;
}
