import { textOf } from '../../../syntax/node.ts';
import type { Operator } from '../../operator.ts';

/** `delete items[at]` → `items.splice(at, 1)`. */
export const removeItem: Operator = {
  name: 'remove-item',
  family: 'collection',
  description: 'an item deleted from a list, which leaves a hole',
  floor: 0.6,
  on: 'expression',
  *replacements({ node }, { source, kindOf }) {
    if (node.type !== 'UnaryExpression' || node.operator !== 'delete') return;
    const { argument } = node;
    if (argument.type !== 'MemberExpression' || !argument.computed || kindOf(argument.object) !== 'array') return;
    yield { text: `${textOf(source, argument.object)}.splice(${textOf(source, argument.property)}, 1)`, cost: 0.6 };
  },
};
