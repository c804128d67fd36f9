import type { Operator } from './operator.ts';
import { operandText } from './text.ts';

/** `price * rate` → `Math.round(price * rate * 100) / 100`, where fractions were seen. */
export const roundNumber: Operator = {
  name: 'round-number',
  family: 'constant',
  description: 'an amount or a share that carries the noise of binary fractions',
  floor: 1.7,
  on: 'expression',
  *replacements({ node, path }, { source, valuesOf }) {
    if (node.type === 'NumericLiteral' || path.key === 'test' || path.parent?.node.type === 'ExpressionStatement')
      return;
    if (!valuesOf(node).some((value) => typeof value === 'number' && Number.isFinite(value) && value % 1 !== 0)) return;
    const factor = operandText(source, node);
    yield { text: `Math.round(${factor} * 100) / 100`, cost: 1.7 };
    yield { text: `Math.round(${factor} * 10) / 10`, cost: 1.9 };
    yield { text: `Math.round(${factor} * 1000) / 1000`, cost: 2 };
    yield { text: `Number(${factor}.toFixed(2))`, cost: 2.1 };
  },
};
