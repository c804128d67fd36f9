import type * as Babel from '@babel/types';
import { endOf, textOf, type Node } from '../../../syntax/node.ts';
import { operandText } from '../../shared/text.ts';
import { methodName } from '../../shared/call.ts';
import type { Operator, OperatorContext } from '../../operator.ts';
import { withParts } from './text-parts.ts';

const ENCODED = /%[0-9A-F]{2}/i;
const COST = { all: 1.2, one: 1.4 };

/** `query[key] = value` → `query[decodeURIComponent(key)] = decodeURIComponent(value)`, where something like `%20` has come by. */
export const decodeParts: Operator = {
  name: 'decode-parts',
  family: 'collection',
  description: 'parts of an address that are taken as they stand in it',
  floor: COST.all,
  on: 'expression',
  *replacements({ node, path }, context) {
    const { source } = context;
    const apart = splitFirst(node, context);
    if (apart !== undefined) yield { text: apart, cost: COST.all };
    const parts = partsOf(node).filter((part) => isText(part, context));
    if (
      !parts.some((part) =>
        context.failingValuesOf(part).some((value) => typeof value === 'string' && ENCODED.test(value)),
      )
    )
      return;
    const decoded = (some: readonly Node[]): string =>
      withParts(source, node, new Map(some.map((part) => [part, `decodeURIComponent(${textOf(source, part)})`])));
    if (parts.length > 1) yield { text: decoded(parts), cost: COST.all };
    else if (path.parent?.node.type !== 'AssignmentExpression') yield { text: decoded(parts), cost: COST.one };
  },
};

/** `decodeURIComponent(path).split('/')` → `path.split('/').map(decodeURIComponent)`, where a part held what it is split at. */
function splitFirst(node: Node, { source, failingValuesOf }: OperatorContext): string | undefined {
  if (node.type !== 'CallExpression' || methodName(node) !== 'split') return undefined;
  const { object: decoded } = node.callee as Babel.MemberExpression;
  const [encoded] = decoded.type === 'CallExpression' ? decoded.arguments : [];
  const decoder = decoded.type === 'CallExpression' ? textOf(source, decoded.callee) : '';
  if (encoded === undefined || !/^decodeURI(?:Component)?$/.test(decoder)) return undefined;
  if (!failingValuesOf(encoded).some((value) => typeof value === 'string' && ENCODED.test(value))) return undefined;
  const cut = source.slice(endOf(decoded), endOf(node));
  return `${operandText(source, encoded)}${cut}.map(decodeURIComponent)`;
}

/** What goes into a table, a list of pairs, or a map. */
function partsOf(node: Node): Node[] {
  if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression')
    return [...(node.left.computed ? [node.left.property] : []), node.right];
  if (node.type === 'ArrayExpression') return node.elements.flatMap((each) => each ?? []);
  return node.type === 'CallExpression' && /^(set|append|push)$/.test(methodName(node) ?? '') ? node.arguments : [];
}

/** Names and members that are no texts put together here. */
function isText(node: Node, { kindOf, source }: OperatorContext): boolean {
  const isRead = node.type === 'Identifier' || node.type === 'MemberExpression';
  return isRead && kindOf(node) === 'string' && !textOf(source, node).includes('decode');
}
