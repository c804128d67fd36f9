import type { Operator } from '../operator.ts';
import { textOf, type Node } from '../../syntax/node.ts';

/** `if (c) a; else b` → `a`, → `b`, → `if (c) a`; the two branches exchanged. */
export const unwrapIf: Operator = {
  name: 'unwrap-if',
  family: 'statement',
  description: 'a condition too many, or an if whose branches are exchanged',
  floor: 1.5,
  on: 'statement',
  *replacements({ node }, { source }) {
    if (node.type !== 'IfStatement') return;
    const test = textOf(source, node.test);
    const yes = block(source, node.consequent);
    yield { text: yes, cost: 2.2 };
    if (!node.alternate) return;
    const no = textOf(source, node.alternate);
    yield { text: block(source, node.alternate), cost: 2.3 };
    yield { text: `if (${test}) ${yes}`, cost: 2.2 };
    yield { text: `if (${test}) ${block(source, node.alternate)} else ${yes}`, cost: 1.5 };
    // A chain of ifs in a row instead of else ifs.
    if (node.alternate.type === 'IfStatement') yield { text: `if (${test}) ${yes}\n${no}`, cost: 2.4 };
  },
};

function block(source: string, node: Node): string {
  const text = textOf(source, node);
  return node.type === 'BlockStatement' ? text : `{ ${text} }`;
}
