import { textOf, type Node } from '../../../syntax/node.ts';
import type { Operator, OperatorContext } from '../../operator.ts';
import { isChain } from '../../shared/is-chain.ts';

const COST = 1.4;

/** `line[at - 1] === '\\'` → `/(?<!\\)(?:\\\\)*\\$/.test(line.slice(0, at))`: an escaped backslash escapes nothing. */
export const countEscapes: Operator = {
  name: 'count-escapes',
  family: 'condition',
  description: 'a sign taken for an escaped one after a backslash that is escaped itself',
  floor: COST,
  on: 'expression',
  *replacements({ node }, context) {
    if (node.type !== 'BinaryExpression' || !/^[!=]==?$/.test(node.operator)) return;
    const { source } = context;
    const before =
      node.right.type === 'StringLiteral' && node.right.value === '\\' ? signBefore(node.left, context) : undefined;
    if (before === undefined) return;
    const denial = node.operator.startsWith('!') ? '!' : '';
    const { text, at } = before;
    const start = at === undefined ? textOf(source, text) : `${textOf(source, text)}.slice(0, ${textOf(source, at)})`;
    yield { text: `${denial}/(?<!\\\\)(?:\\\\\\\\)*\\\\$/.test(${start})`, cost: COST };
  },
};

/** `line` and `at` of `line[at - 1]`; `text` alone of `text[text.length - 1]`. */
function signBefore(node: Node, { source }: OperatorContext): { text: Node; at?: Node } | undefined {
  if (node.type !== 'MemberExpression' || !node.computed || !isChain(node.object)) return undefined;
  const { object: text, property } = node;
  if (property.type !== 'BinaryExpression' || property.operator !== '-') return undefined;
  const isOneBefore = property.right.type === 'NumericLiteral' && property.right.value === 1;
  if (!isOneBefore || property.left.type === 'PrivateName') return undefined;
  const isEnd = textOf(source, property.left) === `${textOf(source, text)}.length`;
  return isEnd ? { text } : { text, at: property.left };
}
