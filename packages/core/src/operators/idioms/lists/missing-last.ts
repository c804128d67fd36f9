import { textOf, type Node } from '../../../syntax/node.ts';
import { isChain } from '../../shared/is-chain.ts';
import type { Operator } from '../../operator.ts';

const COST = 1.2;

/** `a.due - b.due` → `(a.due ?? Infinity) - (b.due ?? Infinity)`, where one was missing: last, first, or as zero. */
export const missingLast: Operator = {
  name: 'missing-last',
  family: 'missing-value',
  description: 'a comparator that subtracts what is missing, which leaves the order to chance',
  floor: COST,
  on: 'expression',
  *replacements({ node }, { source, failingValuesOf }) {
    if (node.type !== 'BinaryExpression' || node.operator !== '-') return;
    const { left, right } = node;
    if (!isMember(left) || !isMember(right) || textOf(source, left.property) !== textOf(source, right.property)) return;
    if (!isChain(left) || !isChain(right) || textOf(source, left) === textOf(source, right)) return;
    const isMissing = [left, right].some((each) => failingValuesOf(each).some((value) => value == null));
    if (!isMissing) return;
    for (const [nth, stands] of ['Infinity', '-Infinity', '0'].entries()) {
      const [a, b] = [left, right].map((each) => `(${textOf(source, each)} ?? ${stands})`);
      yield { text: `${a} - ${b}`, cost: COST + 0.1 * nth };
    }
  },
};

function isMember(node: Node): node is Extract<Node, { type: 'MemberExpression' }> {
  return node.type === 'MemberExpression';
}
