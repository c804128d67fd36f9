import { isLoop, textOf, type Node } from '../../../syntax/node.ts';
import { pathsOf } from '../../../syntax/path.ts';
import type { Operator } from '../../operator.ts';
import { methodName } from '../../shared/call.ts';
import { isChain } from '../../shared/is-chain.ts';
import { linkText } from '../../shared/text.ts';

const COST = 1.5;

/** `for (let i = 0; i < count; i++) taken.push(this.waiting.shift());` → `i < count && this.waiting.length > 0`. */
export const stopWhenEmpty: Operator = {
  name: 'stop-when-empty',
  family: 'condition',
  description: 'a loop that takes as many as it is told, though there are fewer',
  floor: COST,
  on: 'expression',
  *replacements({ node, path }, { source }) {
    const loop = path.parent?.node;
    if (path.key !== 'test' || loop === undefined || !isLoop(loop)) return;
    const asked = textOf(source, node);
    for (const list of takenFrom(loop, source)) {
      if (asked.includes(list)) continue;
      yield { text: `${linkText(source, node)} && ${list}.length > 0`, cost: COST };
    }
  },
};

/** Lists that a loop takes the first or the last of in each round. */
function takenFrom(loop: Node, source: string): Set<string> {
  const lists = new Set<string>();
  for (const { node } of pathsOf(loop)) {
    if (node.type !== 'CallExpression' || !/^(pop|shift)$/.test(methodName(node) ?? '')) continue;
    const { callee } = node;
    if (callee.type === 'MemberExpression' && isChain(callee.object)) lists.add(textOf(source, callee.object));
  }
  return lists;
}
