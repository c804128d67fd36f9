import type * as Babel from '@babel/types';
import type { Operator, Replacement } from '../operator.ts';
import { endOf, startOf, textOf, type Node } from '../../syntax/node.ts';

/** `c ? a : b` → `c ? b : a`, and of several conditions one after the other the second before the first. */
export const swapBranches: Operator = {
  name: 'swap-branches',
  family: 'order',
  description: 'the two outcomes of a condition exchanged; a rule asked before the one that is to go before it',
  floor: 1.1,
  on: 'expression',
  *replacements({ node }, { source }) {
    if (node.type !== 'ConditionalExpression') return;
    const [test, yes, no] = [node.test, node.consequent, node.alternate].map((each) => textOf(source, each));
    yield { text: `${test} ? ${no} : ${yes}`, cost: 1.1 };
    if (node.alternate.type === 'ConditionalExpression') yield otherFirst(node, node.alternate, source);
  },
};

/** `a ? x : b ? y : z` → `b ? y : a ? x : z`; what stands between them stays where it is. */
function otherFirst(
  first: Babel.ConditionalExpression,
  second: Babel.ConditionalExpression,
  source: string,
): Replacement {
  const arm = ({ test, consequent }: Babel.ConditionalExpression): string =>
    source.slice(startOf(test), endOf(consequent));
  const between = (from: Node, to: Node): string => source.slice(endOf(from), startOf(to));
  const text =
    arm(second) +
    between(first.consequent, second.test) +
    arm(first) +
    between(second.consequent, second.alternate) +
    textOf(source, second.alternate);
  return { text, cost: 1.3 };
}
