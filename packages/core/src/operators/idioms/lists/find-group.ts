import type * as Babel from '@babel/types';
import { textOf, type Node } from '../../../syntax/node.ts';
import { enclosingFunction, pathsOf } from '../../../syntax/path.ts';
import { isChain } from '../../shared/is-chain.ts';
import type { Operator, OperatorSite } from '../../operator.ts';

const COST = 1.4;

/** `const last = groups.at(-1); if (last?.day === event.day)` → `const last = groups.find((each) => each.day === event.day)`. */
export const findGroup: Operator = {
  name: 'find-group',
  family: 'collection',
  description: 'items put into the group before them, where theirs may be further back',
  floor: COST,
  on: 'expression',
  *replacements(site, { source }) {
    const { node, path } = site;
    const declared = path.parent?.node;
    if (path.key !== 'init' || declared?.type !== 'VariableDeclarator' || declared.id.type !== 'Identifier') return;
    const list = lastOf(node, source);
    if (list === undefined) return;
    const asked = questionOf(declared.id.name, site, source);
    if (asked !== undefined) yield { text: `${list}.find((each) => each.${asked.key} === ${asked.value})`, cost: COST };
  },
};

/** `groups` in `groups.at(-1)`, `groups[groups.length - 1]`. */
function lastOf(node: Node, source: string): string | undefined {
  const [, list, again] = /^([\w$.]+)(?:\.at\(-1\)|\[([\w$.]+)\.length - 1\])!?$/.exec(textOf(source, node)) ?? [];
  return list !== undefined && (again === undefined || again === list) ? list : undefined;
}

/** `last.day === event.day`, somewhere in the function. */
function questionOf(
  name: string,
  { path }: OperatorSite,
  source: string,
): { readonly key: string; readonly value: string } | undefined {
  const around = enclosingFunction(path)?.node;
  for (const { node } of around === undefined ? [] : pathsOf(around)) {
    if (node.type !== 'BinaryExpression' || !/^[!=]==$/.test(node.operator) || !isChain(node.right)) continue;
    const key = keyOf(node.left, name);
    if (key !== undefined) return { key, value: textOf(source, node.right) };
  }
  return undefined;
}

function keyOf(read: Node, name: string): string | undefined {
  if (read.type !== 'MemberExpression' && read.type !== 'OptionalMemberExpression') return undefined;
  const { object, property, computed } = read as Babel.MemberExpression;
  const isOwn = object.type === 'Identifier' && object.name === name && !computed;
  return isOwn && property.type === 'Identifier' ? property.name : undefined;
}
