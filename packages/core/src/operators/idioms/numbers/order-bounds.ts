import type * as Babel from '@babel/types';
import { textOf, type Node } from '../../../syntax/node.ts';
import { pathsOf } from '../../../syntax/path.ts';
import type { PatchOperator } from '../../operator.ts';
import { functionStarts, plainParameters, readsOf } from '../../shared/function-starts.ts';

const COST = 1.3;

/** Before all else in a function that keeps something between `from` and `to`: `if (from > to) [from, to] = [to, from];`. */
export const orderBounds: PatchOperator = {
  name: 'order-bounds',
  family: 'order',
  description: 'two ends of a range that come the other way round: a scale that falls, a span that was drawn backwards',
  floor: COST,
  on: 'module',
  *patches(sites, { source }) {
    for (const { own, body, insert } of functionStarts(sites, source)) {
      const parameters = plainParameters(own);
      for (const [nth, from] of parameters.entries()) {
        const to = parameters[nth + 1];
        if (to === undefined || !isBetween(from, to, body, source) || areCompared(from, to, body)) continue;
        yield { edits: insert(`if (${from} > ${to}) [${from}, ${to}] = [${to}, ${from}];`), cost: COST };
      }
    }
  },
};

/** Something is held against both, as with `Math.max(from, Math.min(to, x))`, `x >= from && x < to`, `for (let i = from; i <= to; i++)`. */
function isBetween(from: string, to: string, body: Babel.BlockStatement, source: string): boolean {
  for (const { node } of pathsOf(body)) {
    if (!isExtreme(node, source) && node.type !== 'LogicalExpression' && node.type !== 'ForStatement') continue;
    const parts = node.type === 'ForStatement' ? [node.init, node.test] : [node];
    const reads = (name: string): boolean => parts.some((part) => part != null && readsOf(name, part).length > 0);
    if (reads(from) && reads(to)) return true;
  }
  return false;
}

/** `from <= x`: one of them is what is kept within bounds. */
function areCompared(from: string, to: string, body: Node): boolean {
  return [...pathsOf(body)].some(({ node }) => {
    if (node.type !== 'BinaryExpression' || node.left.type !== 'Identifier' || node.right.type !== 'Identifier')
      return false;
    const sides = [node.left.name, node.right.name];
    return sides.includes(from) && sides.includes(to);
  });
}

function isExtreme(node: Node, source: string): boolean {
  return node.type === 'CallExpression' && /^Math\.(?:min|max)$/.test(textOf(source, node.callee));
}
