import type { Operator } from '../../operator.ts';
import { operandText } from '../../shared/text.ts';

/** `a === b` → `(a.size === b.size && [...a].every((item) => b.has(item)))` for sets, and item by item for lists. */
export const compareMembers: Operator = {
  name: 'compare-members',
  family: 'condition',
  description: 'two lists or sets asked whether they are one object, not whether they hold the same',
  floor: 0.9,
  on: 'expression',
  *replacements({ node }, { source, kindOf }) {
    if (node.type !== 'BinaryExpression' || !/^[!=]==?$/.test(node.operator)) return;
    const kind = kindOf(node.left);
    if ((kind !== 'set' && kind !== 'array') || kindOf(node.right) !== kind) return;
    const [a, b] = [operandText(source, node.left), operandText(source, node.right)];
    const not = node.operator.startsWith('!') ? '!' : '';
    const [size, same] =
      kind === 'set'
        ? [`${a}.size === ${b}.size`, `[...${a}].every((item) => ${b}.has(item))`]
        : [`${a}.length === ${b}.length`, `${a}.every((item, index) => item === ${b}[index])`];
    yield { text: `${not}(${size} && ${same})`, cost: 0.9 };
    yield { text: `${not}${same}`, cost: 1.2 };
  },
};
