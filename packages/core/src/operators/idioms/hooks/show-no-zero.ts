import { textOf } from '../../../syntax/node.ts';
import { operandText } from '../../shared/text.ts';
import type { Operator } from '../../operator.ts';

const COST = 0.9;

/** `{items.length && <List />}`, which shows a zero → `{items.length > 0 && <List />}`. */
export const showNoZero: Operator = {
  name: 'show-no-zero',
  family: 'condition',
  description: 'a count in the place of a condition, of which a component shows the zero',
  floor: COST,
  on: 'expression',
  *replacements({ node }, { source, valuesOf }) {
    if (
      node.type !== 'LogicalExpression' ||
      node.operator !== '&&' ||
      !/^JSX|Conditional|Logical/.test(node.right.type)
    )
      return;
    const values = valuesOf(node.left);
    if (!values.some((value) => value === 0 || value === '' || Number.isNaN(value))) return;
    const right = textOf(source, node.right);
    const isCount = values.every((value) => typeof value === 'number');
    if (isCount) yield { text: `${operandText(source, node.left)} > 0 && ${right}`, cost: COST };
    yield { text: `!!${operandText(source, node.left)} && ${right}`, cost: COST + 0.2 };
  },
};
