import { isFunction, type Node } from '../../../syntax/node.ts';
import { pathsOf } from '../../../syntax/path.ts';

const EFFECTS = /^(Assignment|Update|Await|Yield|New|Call|OptionalCall|TaggedTemplate|Import)Expression$/;
const QUIET_METHODS = new Set([
  'includes',
  'indexOf',
  'slice',
  'trim',
  'has',
  'get',
  'toLowerCase',
  'toUpperCase',
  'startsWith',
  'endsWith',
  'charAt',
  'at',
  'join',
  'concat',
]);

/** Whether leaving the expression out changes nothing but its value. Errs on the side of no. */
export function isPure(node: Node): boolean {
  for (const { node: each } of pathsOf(node, (inner) => inner !== node && isFunction(inner))) {
    if (each.type === 'UnaryExpression' && each.operator === 'delete') return false;
    if (EFFECTS.test(each.type) && !isQuietCall(each)) return false;
  }
  return true;
}

function isQuietCall(node: Node): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression' || node.callee.computed) return false;
  const { object, property } = node.callee;
  if (object.type === 'Identifier' && object.name === 'Math') return true;
  return property.type === 'Identifier' && QUIET_METHODS.has(property.name);
}
