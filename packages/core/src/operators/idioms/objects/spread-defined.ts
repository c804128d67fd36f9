import type { Node } from '../../../syntax/node.ts';
import { textIn } from '../../shared/choice-in.ts';
import { ownKeys, ownValue } from '../../shared/own-keys.ts';
import { operandText } from '../../shared/text.ts';
import type { Operator, OperatorContext } from '../../operator.ts';

const COST = 1.3;

/** `{ ...defaults, ...options }` → `{ ...defaults, ...Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) }`. */
export const spreadDefined: Operator = {
  name: 'spread-defined',
  family: 'missing-value',
  description: 'options that are named and not given, which take the place of defaults',
  floor: COST,
  on: 'expression',
  *replacements({ node, path }, context) {
    const object = path.parent?.parent?.node;
    if (path.parent?.node.type !== 'SpreadElement' || object?.type !== 'ObjectExpression') return;
    // What comes first takes no place.
    if (path.parent.index === 0) return;
    const isEmptied = context
      .failingValuesOf(node)
      .some((value) => ownKeys([value]).some((key) => ownValue(value, key) === undefined));
    if (!isEmptied) return;
    const given = `Object.entries(${entriesOf(node, context)}).filter(([, value]) => value !== undefined)`;
    yield { text: `Object.fromEntries(${given})`, cost: COST };
  },
};

/** Nothing at all may be spread, and has no entries. */
function entriesOf(node: Node, { source, valuesOf }: OperatorContext): string {
  const mayLack =
    node.type.startsWith('Optional') || valuesOf(node).some((value) => value === undefined || value === null);
  return mayLack ? `${operandText(source, node)} ?? {}` : textIn(source, node);
}
