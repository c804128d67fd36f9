import { isFunction, startOf, endOf } from '../../../syntax/node.ts';
import { pathsOf } from '../../../syntax/path.ts';
import type { Operator } from '../../operator.ts';

/** `for (var i = 0; …) later.push(() => i)` → `for (let i = 0; …) later.push(() => i)`. */
export const letInLoop: Operator = {
  name: 'let-in-loop',
  family: 'variable',
  description: 'functions made in a loop that all see its last round',
  floor: 0.7,
  on: 'statement',
  *replacements({ node }, { source }) {
    const head = node.type === 'ForStatement' ? node.init : isForEach(node) ? node.left : undefined;
    if (head?.type !== 'VariableDeclaration' || head.kind !== 'var') return;
    if (![...pathsOf(node)].some(({ node: each }) => isFunction(each))) return;
    const at = startOf(head) - startOf(node);
    const text = source.slice(startOf(node), endOf(node));
    yield { text: `${text.slice(0, at)}let${text.slice(at + 'var'.length)}`, cost: 0.7 };
  },
};

function isForEach(node: Parameters<typeof isFunction>[0]): node is typeof node & { type: 'ForOfStatement' } {
  return node.type === 'ForOfStatement' || node.type === 'ForInStatement';
}
