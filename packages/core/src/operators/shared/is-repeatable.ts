import { isFunction, isTypeOnly, type Node } from '../../syntax/node.ts';
import { pathsOf } from '../../syntax/path.ts';

/** What does something, or makes something new each time. */
const ANEW =
  /Call|^(?:Assignment|Update|New|Await|Yield|Object|Array|Class|Import|TaggedTemplate)Expression$|^(?:RegExpLiteral|SpreadElement|JSX.*)$/;

/** Whether an expression gives the same when it is evaluated once more, and does nothing by it: `a + b`, `this.all[key]`. */
export function isRepeatable(expression: Node): boolean {
  return [...pathsOf(expression, isTypeOnly)].every(
    ({ node }) => (!ANEW.test(node.type) && !isFunction(node)) || isSum(node),
  );
}

/** `Math.floor(half)`. */
function isSum(node: Node): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  const { object, property } = node.callee;
  const isRandom = property.type === 'Identifier' && property.name === 'random';
  return object.type === 'Identifier' && object.name === 'Math' && !isRandom;
}
