import type { Operator } from '../../operator.ts';
import { removalOf } from '../../shared/removal.ts';

/** `delete items[at]` → `items.splice(at, 1)`. */
export const removeItem: Operator = {
  name: 'remove-item',
  family: 'collection',
  description: 'an item deleted from a list, which leaves a hole',
  floor: 0.6,
  on: 'expression',
  *replacements({ node }, context) {
    const removal = removalOf(node, context);
    if (removal !== undefined && !removal.isMixed) yield { text: removal.spliced, cost: 0.6 };
  },
};
