import type * as Babel from '@babel/types';
import { textOf, type Node } from '../../../syntax/node.ts';
import { enclosingFunction, type Path } from '../../../syntax/path.ts';
import type { Operator } from '../../operator.ts';
import { isUsedAsKey } from '../../shared/is-used-as-key.ts';

const COST = 1.3;

/** `const key = String(args[0]);` → `JSON.stringify(args)`, where what calls differ in is not in the key. */
export const wholeKey: Operator = {
  name: 'whole-key',
  family: 'collection',
  description: 'results kept under the first argument alone, or under `[object Object]`',
  floor: COST,
  on: 'expression',
  *replacements({ node, path }, { source, failingValuesOf }) {
    if (!isUsedAsKey(path)) return;
    const text = textOf(source, node);
    const rest = restOf(path);
    if (rest !== undefined && text !== rest && new RegExp(`\\b${rest}\\b`).test(text) && !text.startsWith('JSON.'))
      yield { text: `JSON.stringify(${rest})`, cost: COST };
    const isLost = failingValuesOf(node).some(
      (value) => typeof value === 'string' && value.includes('[object Object]'),
    );
    const lost = isLost ? printed(node) : undefined;
    if (lost !== undefined) yield { text: `JSON.stringify(${textOf(source, lost)})`, cost: COST };
  },
};

/** `...args` of the function around. */
function restOf(path: Path): string | undefined {
  const last = (enclosingFunction(path)?.node as Babel.Function | undefined)?.params.at(-1);
  return last?.type === 'RestElement' && last.argument.type === 'Identifier' ? last.argument.name : undefined;
}

/** What is made a text: `String(x)`, `x.toString()`, `${x}`, `x + ''`. */
function printed(node: Node): Node | undefined {
  if (node.type === 'TemplateLiteral') return node.expressions.length === 1 ? node.expressions[0] : undefined;
  if (node.type === 'BinaryExpression') return node.left;
  if (node.type !== 'CallExpression') return undefined;
  if (node.callee.type === 'MemberExpression' && node.arguments.length === 0) return node.callee.object;
  return node.callee.type === 'Identifier' && node.callee.name === 'String' ? node.arguments[0] : undefined;
}
