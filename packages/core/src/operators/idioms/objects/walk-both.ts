import type * as Babel from '@babel/types';
import { isFunction, textOf, type Node } from '../../../syntax/node.ts';
import { pathsOf, type Path } from '../../../syntax/path.ts';
import type { Operator } from '../../operator.ts';

/** `Object.keys(after)` → `new Set([...Object.keys(before), ...Object.keys(after)])`, where `before[key]` is looked up for each. */
export const walkBoth: Operator = {
  name: 'walk-both',
  family: 'collection',
  description: 'keys of one of two objects that are compared: what only the other has is never looked at',
  floor: 1.2,
  on: 'expression',
  *replacements({ node, path }, { source }) {
    if (node.type !== 'CallExpression' || textOf(source, node.callee) !== 'Object.keys') return;
    const [walked] = node.arguments;
    const round = roundOf(path);
    if (walked === undefined || round === undefined) return;
    const own = textOf(source, walked);
    for (const other of otherLookups(round, own, source)) {
      const both = `new Set([...Object.keys(${other}), ...${textOf(source, node)}])`;
      // A method such as `filter` wants a list.
      yield { text: path.key === 'object' ? `[...${both}]` : both, cost: 1.2 };
    }
  },
};

/** What is done for each key. */
function roundOf({ key, parent }: Path): { body: Node; name: string } | undefined {
  if (parent?.node.type === 'ForOfStatement' && key === 'right') {
    const { left, body } = parent.node;
    const id = left.type === 'VariableDeclaration' ? left.declarations[0]?.id : left;
    return id?.type === 'Identifier' ? { body, name: id.name } : undefined;
  }
  const call = parent?.parent?.node;
  if (key !== 'object' || call?.type !== 'CallExpression') return undefined;
  const [callback] = call.arguments;
  const [name] = callback !== undefined && isFunction(callback) ? callback.params : [];
  return name?.type === 'Identifier' ? { body: (callback as Babel.Function).body, name: name.name } : undefined;
}

/** `before[key]`, and `countOf(before, key)` where it is asked of both. */
function otherLookups({ body, name }: { body: Node; name: string }, own: string, source: string): Set<string> {
  const asked = [...pathsOf(body)].flatMap(({ node }) => askedOf(node, name, source));
  const looked = [...pathsOf(body)].flatMap(({ node, parent }) => {
    if (node.type !== 'MemberExpression' || !node.computed || textOf(source, node.property) !== name) return [];
    // What is only written to has none of its own yet.
    const isTarget = parent?.node.type === 'AssignmentExpression' && parent.node.left === node;
    return isTarget ? [] : [textOf(source, node.object)];
  });
  const alike = asked.filter(({ by }) => asked.some((each) => each.by === by && each.object === own));
  return new Set([...looked, ...alike.map(({ object }) => object)].filter((object) => object !== own));
}

function askedOf(node: Node, name: string, source: string): { readonly object: string; readonly by: string }[] {
  if (node.type !== 'CallExpression' || node.arguments.length !== 2) return [];
  const [object, key] = node.arguments.map((each) => textOf(source, each)) as [string, string];
  return key === name ? [{ object, by: textOf(source, node.callee) }] : [];
}
