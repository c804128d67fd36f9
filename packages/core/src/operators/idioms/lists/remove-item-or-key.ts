import type { Operator } from '../../operator.ts';
import { removalOf } from '../../shared/removal.ts';
import { indentAt } from '../../shared/text.ts';

const COST = 1.2;

/** `delete items[at];` → `if (Array.isArray(items)) items.splice(at, 1); else delete items[at];`, where it was an object now and then. */
export const removeItemOrKey: Operator = {
  name: 'remove-item-or-key',
  family: 'collection',
  description: 'an item deleted from what is a list or an object, which leaves a hole in the list',
  floor: COST,
  on: 'statement',
  *replacements({ node, start }, context) {
    const removal = node.type === 'ExpressionStatement' ? removalOf(node.expression, context) : undefined;
    if (removal === undefined || !removal.isMixed) return;
    const { list, spliced, deleted } = removal;
    const otherwise = `\n${indentAt(context.source, start)}else ${deleted};`;
    yield { text: `if (Array.isArray(${list})) ${spliced};${otherwise}`, cost: COST };
  },
};
