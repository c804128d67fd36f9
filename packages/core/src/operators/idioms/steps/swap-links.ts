import { endOf, textOf, type Node } from '../../../syntax/node.ts';
import type { Operator } from '../../operator.ts';

const MOST_LINKS = 8;
const COST = { neighbours: 1.3, moved: 1.5 };

/** `text.replace(a, b).replace(c, d)` → `text.replace(c, d).replace(a, b)`: calls of a chain in another order. */
export const swapLinks: Operator = {
  name: 'swap-links',
  family: 'order',
  description:
    'steps of a chain in the wrong order: escaped twice, cut before it is sorted, counted before it is filtered',
  floor: COST.neighbours,
  on: 'expression',
  *replacements({ node, path }, { source }) {
    const isInner = path.key === 'object' && path.parent?.parent?.node.type === 'CallExpression';
    if (isInner) return;
    const links: string[] = [];
    let start: Node = node;
    for (let below = objectOf(start); below !== undefined; below = objectOf(start)) {
      links.unshift(source.slice(endOf(below), endOf(start)));
      start = below;
    }
    if (links.length < 2 || links.length > MOST_LINKS) return;
    const head = textOf(source, start);
    for (let from = 0; from < links.length; from++) {
      for (let to = 0; to < links.length; to++) {
        const isNeighbour = Math.abs(from - to) === 1;
        // To move one behind the next is to move that one before it.
        if (from === to || (isNeighbour && to < from)) continue;
        const moved = links.toSpliced(from, 1).toSpliced(to, 0, links[from] as string);
        yield { text: head + moved.join(''), cost: isNeighbour ? COST.neighbours : COST.moved };
      }
    }
  },
};

/** What the last method of a chain is called upon. */
function objectOf(node: Node): Node | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression' || node.callee.computed)
    return undefined;
  return node.callee.object;
}
