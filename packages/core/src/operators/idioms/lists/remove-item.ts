import { textOf, type Node } from '../../../syntax/node.ts';
import type { Operator, OperatorContext } from '../../operator.ts';
import { indentAt } from '../../shared/text.ts';
import { kindOfValue } from '../../shared/value-kind.ts';

const MIXED = 1.2;

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

/** The same where it was an object now and then: `if (Array.isArray(items)) items.splice(at, 1); else delete items[at];`. */
export const removeItemOrKey: Operator = {
  name: 'remove-item-or-key',
  family: 'collection',
  description: 'an item deleted from what is a list or an object, which leaves a hole in the list',
  floor: MIXED,
  on: 'statement',
  *replacements({ node, start }, context) {
    const removal = node.type === 'ExpressionStatement' ? removalOf(node.expression, context) : undefined;
    if (removal === undefined || !removal.isMixed) return;
    const { list, spliced, deleted } = removal;
    const otherwise = `\n${indentAt(context.source, start)}else ${deleted};`;
    yield { text: `if (Array.isArray(${list})) ${spliced};${otherwise}`, cost: MIXED };
  },
};

interface Removal {
  readonly list: string;
  readonly spliced: string;
  readonly deleted: string;
  /** It was an object as well. */
  readonly isMixed: boolean;
}

function removalOf(node: Node, { source, valuesOf }: OperatorContext): Removal | undefined {
  if (node.type !== 'UnaryExpression' || node.operator !== 'delete') return undefined;
  const { argument } = node;
  if (argument.type !== 'MemberExpression' || !argument.computed) return undefined;
  const kinds = new Set(valuesOf(argument.object).map(kindOfValue));
  if (!kinds.has('array')) return undefined;
  const [list, at] = [textOf(source, argument.object), textOf(source, argument.property)];
  return { list, spliced: `${list}.splice(${at}, 1)`, deleted: textOf(source, node), isMixed: kinds.has('object') };
}
