import type { Operator } from '../operator.ts';
import { argumentsOf, callText } from '../shared/call.ts';
import { textOf } from '../../syntax/node.ts';

/** `f(a, b)` → `f(a)`, `[a, b]` → `[a]`. */
export const dropArgument: Operator = {
  name: 'drop-argument',
  family: 'arguments',
  description: 'an argument or list item too many',
  floor: 1.6,
  on: 'expression',
  *replacements({ node }, { source }) {
    if (node.type === 'ArrayExpression' && node.elements.length <= 12) {
      const items = node.elements.map((item) => (item === null ? '' : textOf(source, item)));
      for (let i = 0; i < items.length; i++) yield { text: `[${items.toSpliced(i, 1).join(', ')}]`, cost: 1.9 };
    }
    const texts = argumentsOf(node, source) ?? [];
    for (let i = 0; i < texts.length; i++)
      yield { text: callText(node, source, texts.toSpliced(i, 1)), cost: texts.length === 1 ? 1.9 : 1.6 };
  },
};
