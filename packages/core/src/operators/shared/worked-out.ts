import { isFunction, type Node } from '../../syntax/node.ts';
import type { Path } from '../../syntax/path.ts';
import { isAround } from './is-around.ts';
import type { OperatorContext, OperatorSite } from '../operator.ts';

/** What it costs more to add a constant to what is worked out: it is rarely one too many. */
export const WORKED_OUT = 0.7;

/**
 * Whether functions of the module have worked it out, and it becomes part of a sum or is given back: a total and no index. A depth or
 * a length that a function asks itself for is none.
 */
export function isWorkedOut(site: OperatorSite, context: OperatorContext): boolean {
  if (!isReckoned(site.path)) return false;
  const called = partsOf(site.node).flatMap((part) => ownFunctionCalled(part, site, context));
  return called.some((name) => !isAround(name, site.path));
}

function isReckoned({ node, parent, key }: Path): boolean {
  const up = parent?.node;
  if (up === undefined) return false;
  if (up.type === 'BinaryExpression') return /^[-+*/]$/.test(up.operator);
  const isGivenBack = up.type === 'ReturnStatement' || (isFunction(up) && key === 'body');
  return node.type === 'BinaryExpression' && isGivenBack;
}

function partsOf(node: Node): Node[] {
  return node.type === 'BinaryExpression' ? [...partsOf(node.left), ...partsOf(node.right)] : [node];
}

/** The name of the module's own function or method. */
function ownFunctionCalled(node: Node, { start }: OperatorSite, { bindingsAt }: OperatorContext): string[] {
  if (node.type !== 'CallExpression') return [];
  const { callee } = node;
  if (callee.type === 'Identifier') {
    const binding = bindingsAt(start).find(({ name }) => name === callee.name);
    return binding?.parameters === undefined ? [] : [callee.name];
  }
  const isMethod = callee.type === 'MemberExpression' && callee.object.type === 'ThisExpression';
  return isMethod && callee.property.type === 'Identifier' ? [callee.property.name] : [];
}
