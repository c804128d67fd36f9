import type { Operator } from './operator.ts';
import { operandText } from './text.ts';

const ONE_OFF =
  /^(Identifier|MemberExpression|OptionalMemberExpression|CallExpression|BinaryExpression|AwaitExpression)$/;

/** `n` → `n + 1` and `n - 1`, for whatever was seen to be a number. */
export const offByOne: Operator = {
  name: 'off-by-one',
  family: 'constant',
  description: 'one too many or too few: the last index, an inclusive bound, a count',
  floor: 1.2,
  on: 'expression',
  *replacements({ node, path }, { source, kindOf }) {
    if (!ONE_OFF.test(node.type) || kindOf(node) !== 'number') return;
    if (path.parent?.node.type === 'ExpressionStatement') return;
    const sum = node.type === 'BinaryExpression' && (node.operator === '+' || node.operator === '-');
    const operand = sum ? source.slice(node.start as number, node.end as number) : operandText(source, node);
    yield { text: `${operand} + 1`, cost: 1.2 };
    yield { text: `${operand} - 1`, cost: 1.2 };
  },
};
