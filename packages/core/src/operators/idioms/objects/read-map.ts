import { textOf, type Node } from '../../../syntax/node.ts';
import { isWrittenOut } from '../../shared/is-written-out.ts';
import { operandText } from '../../shared/text.ts';
import type { Operator, OperatorContext } from '../../operator.ts';

/** `Object.entries(map)` → `[...map.entries()]`, `JSON.stringify(map)` → `JSON.stringify(Object.fromEntries(map))`. */
export const readMap: Operator = {
  name: 'read-map',
  family: 'collection',
  description: 'a map or a set read as if it were an object, which it is, without any properties',
  floor: 0.7,
  on: 'expression',
  *replacements({ node, path }, context) {
    const { source, kindOf } = context;
    const use = path.parent?.node;
    const kind = kindOf(node);
    if (kind === 'map' || kind === 'set') {
      const isWritten = isWrittenOut(path, source);
      const isSpread = use?.type === 'SpreadElement' && path.parent?.parent?.node.type === 'ObjectExpression';
      if (kind === 'set' && isWritten) yield { text: `[...${textOf(source, node)}]`, cost: 0.7 };
      if (kind === 'map' && (isWritten || isSpread))
        yield { text: `Object.fromEntries(${textOf(source, node)})`, cost: 0.7 };
      return;
    }
    const asked = askedIn(node, context);
    if (asked !== undefined) yield { text: `[...${asked.map}.${asked.method}()]`, cost: 0.7 };
  },
};

/** `Object.keys(map)`. */
function askedIn(node: Node, { source, kindOf }: OperatorContext): { map: string; method: string } | undefined {
  if (node.type !== 'CallExpression' || node.arguments.length !== 1) return undefined;
  const [, method] = /^Object\.(keys|values|entries)$/.exec(textOf(source, node.callee)) ?? [];
  const [map] = node.arguments as [Node];
  const kind = kindOf(map);
  return method !== undefined && (kind === 'map' || kind === 'set')
    ? { map: operandText(source, map), method }
    : undefined;
}
