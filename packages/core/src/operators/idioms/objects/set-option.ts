import type * as Babel from '@babel/types';
import { topLevelDeclarations } from '../../../syntax/exports.ts';
import { endOf, isFunction, startOf, type Node } from '../../../syntax/node.ts';
import { pathsOf, programOf, type Path } from '../../../syntax/path.ts';
import type { Operator } from '../../operator.ts';

const COST = 1.6;

/** `parse(text, { ...options })` → `parse(text, { ...options, strict: true })`: what `parse` asks its options, and is not told. */
export const setOption: Operator = {
  name: 'set-option',
  family: 'arguments',
  description: 'a switch among the options of a function that a caller has to turn on',
  floor: COST,
  on: 'expression',
  *replacements({ node, path }, { source }) {
    const call = path.parent?.node;
    if (node.type !== 'ObjectExpression' || call?.type !== 'CallExpression' || path.key !== 'arguments') return;
    if (call.callee.type !== 'Identifier') return;
    const called = topLevelDeclarations(programOf(path)).get(call.callee.name);
    if (called === undefined || !isFunction(called)) return;
    const given = new Set(node.properties.map(keyOf));
    const last = node.properties.at(-1);
    for (const key of switchesOf(called, path.index ?? 0)) {
      if (given.has(key)) continue;
      const text = last
        ? `${source.slice(startOf(node), endOf(last))}, ${key}: true${source.slice(endOf(last), endOf(node))}`
        : `{ ${key}: true }`;
      yield { text, cost: COST };
    }
  },
};

function keyOf(property: Babel.ObjectExpression['properties'][number]): string | undefined {
  return property.type !== 'SpreadElement' && property.key.type === 'Identifier' ? property.key.name : undefined;
}

/** Keys of the parameter that a question goes by. */
function switchesOf(own: Babel.Function, nth: number): Set<string> {
  const written = own.params[nth];
  const param = written?.type === 'AssignmentPattern' ? written.left : written;
  const asked = new Set<string>();
  for (const { node, parent, key } of pathsOf(own.body)) {
    if (!isAsked(parent, key)) continue;
    if (param?.type === 'Identifier' && isMemberOf(node, param.name)) asked.add(node.property.name);
    if (param?.type === 'ObjectPattern' && node.type === 'Identifier' && takes(param, node.name)) asked.add(node.name);
  }
  return asked;
}

function isAsked(parent: Path | undefined, key: string): boolean {
  const up = parent?.node;
  if (up?.type === 'UnaryExpression') return up.operator === '!';
  if (up?.type === 'LogicalExpression') return up.operator !== '??';
  return key === 'test';
}

function isMemberOf(
  node: Node,
  object: string,
): node is Babel.MemberExpression & { readonly property: Babel.Identifier } {
  if (node.type !== 'MemberExpression' && node.type !== 'OptionalMemberExpression') return false;
  return (
    node.object.type === 'Identifier' &&
    node.object.name === object &&
    !node.computed &&
    node.property.type === 'Identifier'
  );
}

function takes({ properties }: Babel.ObjectPattern, name: string): boolean {
  return properties.some(
    (property) =>
      property.type === 'ObjectProperty' &&
      property.shorthand &&
      property.key.type === 'Identifier' &&
      property.key.name === name,
  );
}
