import type { Operator } from '../operator.ts';
import { textOf } from '../../syntax/node.ts';

/** `a / b` → `Math.floor(a / b)`, `x` → `Number(x)`, `text` → `text.trim()`. */
export const convertValue: Operator = {
  name: 'convert-value',
  family: 'missing-value',
  description: 'a fraction not rounded, a numeric string not converted, text not trimmed or folded',
  floor: 1.4,
  on: 'expression',
  *replacements({ node, path }, { source, kindOf, valuesOf }) {
    const up = path.parent?.node;
    if (up?.type === 'ExpressionStatement' || node.type.endsWith('Literal')) return;
    const text = textOf(source, node);
    const kind = kindOf(node);
    if (kind === 'number' && valuesOf(node).some((value) => typeof value === 'number' && !Number.isInteger(value))) {
      for (const round of ['floor', 'round', 'ceil', 'trunc']) yield { text: `Math.${round}(${text})`, cost: 1.5 };
    }
    if (
      (kind === 'string' || kind === 'number') &&
      valuesOf(node).some((value) => typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value)))
    ) {
      // In a text it becomes text again.
      yield { text: `Number(${text})`, cost: up?.type === 'TemplateLiteral' ? 2 : 1.4 };
    }
  },
};
