import type { Operator } from '../operator.ts';
import { textOf } from '../../syntax/node.ts';

/** `c ? a : b` → `c ? b : a`. */
export const swapBranches: Operator = {
  name: 'swap-branches',
  family: 'order',
  description: 'the two outcomes of a condition exchanged',
  floor: 1.1,
  on: 'expression',
  *replacements({ node }, { source }) {
    if (node.type !== 'ConditionalExpression') return;
    const [test, yes, no] = [node.test, node.consequent, node.alternate].map((each) => textOf(source, each));
    yield { text: `${test} ? ${no} : ${yes}`, cost: 1.1 };
  },
};
