import type * as Babel from '@babel/types';
import type { Node } from '../../syntax/node.ts';
import type { OperatorContext, OperatorSite } from '../operator.ts';

/** Texts that failing tests have looked up in vain in the table of that name: `UNITS[unit]`, `unit in UNITS`, `Object.hasOwn(UNITS, unit)`. */
export function keysSoughtIn(table: string, sites: readonly OperatorSite[], context: OperatorContext): string[] {
  const keys = sites.flatMap(({ node }) => {
    const lookup = lookupIn(node, table);
    const isInVain = lookup && context.failingValuesOf(node).includes(lookup.answer);
    return isInVain ? context.failingValuesOf(lookup.key) : [];
  });
  return [...new Set(keys.filter((key) => typeof key === 'string'))];
}

interface Lookup {
  readonly key: Node;
  /** What is answered where the table does not have it. */
  readonly answer: undefined | false;
}

function lookupIn(node: Node, table: string): Lookup | undefined {
  const isTable = (each: Node | null | undefined): boolean => each?.type === 'Identifier' && each.name === table;
  if (node.type === 'MemberExpression' && node.computed && isTable(node.object))
    return { key: node.property, answer: undefined };
  if (node.type === 'BinaryExpression' && node.operator === 'in' && isTable(node.right))
    return { key: node.left, answer: false };
  return node.type === 'CallExpression' ? ownKeyAsked(node, isTable) : undefined;
}

/** `Object.hasOwn(TABLE, key)`, `TABLE.hasOwnProperty(key)`. */
function ownKeyAsked(
  { callee, arguments: given }: Babel.CallExpression,
  isTable: (each: Node | undefined) => boolean,
): Lookup | undefined {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined;
  const { name } = callee.property;
  if (name === 'hasOwn' && isTable(given[0]) && given[1]) return { key: given[1], answer: false };
  if (name === 'hasOwnProperty' && isTable(callee.object) && given[0]) return { key: given[0], answer: false };
  return undefined;
}
