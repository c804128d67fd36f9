import { textOf } from '../../../syntax/node.ts';
import { methodName } from '../../shared/call.ts';
import { operandText } from '../../shared/text.ts';
import type { Operator } from '../../operator.ts';

const COST = 1.2;

/** `weekday - date.getDay()` → `(weekday - date.getDay() + 7) % 7`, and a whole week where that is none. */
export const daysAhead: Operator = {
  name: 'days-ahead',
  family: 'operator',
  description: 'days until a weekday that lies behind, or is today',
  floor: COST,
  on: 'expression',
  *replacements({ node }, { source, failingValuesOf }) {
    if (
      node.type !== 'BinaryExpression' ||
      node.operator !== '-' ||
      !/^get(UTC)?Day$/.test(methodName(node.right) ?? '')
    )
      return;
    const days = failingValuesOf(node);
    if (!days.some((each) => typeof each === 'number' && each <= 0)) return;
    const isTight = node.left.type !== 'BinaryExpression' || /^[-+*/%]$/.test(node.left.operator);
    const left = isTight ? textOf(source, node.left) : operandText(source, node.left);
    const within = `(${left} - ${textOf(source, node.right)} + 7) % 7`;
    const isToday = days.includes(0);
    yield { text: within, cost: isToday ? COST + 0.1 : COST };
    yield { text: `${within} || 7`, cost: isToday ? COST : COST + 0.1 };
  },
};
