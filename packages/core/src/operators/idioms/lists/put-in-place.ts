import type * as Babel from '@babel/types';
import { endOf, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { enclosingFunction, pathsOf } from '../../../syntax/path.ts';
import { methodName } from '../../shared/call.ts';
import type { Operator } from '../../operator.ts';

/** `results.push(await job())` → `results[at] = await job()`, beside `jobs[at]`. */
export const putInPlace: Operator = {
  name: 'put-in-place',
  family: 'async',
  description: 'results in the order in which they came, where that of the work is meant',
  floor: 1.2,
  on: 'expression',
  *replacements({ node, path }, { source }) {
    const around = enclosingFunction(path)?.node as Babel.Function | undefined;
    if (node.type !== 'CallExpression' || methodName(node) !== 'push' || node.arguments.length !== 1) return;
    if (around === undefined || path.parent?.node.type !== 'ExpressionStatement') return;
    const { object } = node.callee as Babel.MemberExpression;
    const [value] = node.arguments as [Node];
    if (value.type === 'SpreadElement') return;
    const list = textOf(source, object);
    for (const index of placesIn(around, list, source))
      yield { text: `${list}[${index}] = ${source.slice(startOf(value), endOf(value))}`, cost: 1.2 };
  },
};

/** Names of numbers by which other lists are read in the function. */
function placesIn(around: Node, list: string, source: string): Set<string> {
  return new Set(
    [...pathsOf(around)].flatMap(({ node }) => {
      const isRead = node.type === 'MemberExpression' && node.computed && node.property.type === 'Identifier';
      return isRead && textOf(source, node.object) !== list ? [textOf(source, node.property)] : [];
    }),
  );
}
