import type { Operator } from '../operator.ts';
import { textOf, type Node } from '../../syntax/node.ts';

/** `on('x', (event) => this.handle(event))` → `on('x', this.handle)`. */
export const passFunction: Operator = {
  name: 'pass-function',
  family: 'unwrap',
  description: 'a function wrapped where it has to be the same one again, to be taken off a list later',
  floor: 1.5,
  on: 'expression',
  *replacements({ node }, { source }) {
    if (node.type !== 'ArrowFunctionExpression' || node.async) return;
    const call = bodyOf(node.body);
    if (call?.type !== 'CallExpression' || call.arguments.length !== node.params.length) return;
    const forwards = call.arguments.every((argument, index) => {
      return argument.type === 'Identifier' && argument.name === (node.params[index] as { name?: string }).name;
    });
    if (forwards) yield { text: textOf(source, call.callee), cost: 1.5 };
  },
};

function bodyOf(body: Node): Node | undefined {
  if (body.type !== 'BlockStatement') return body;
  const [only] = body.body;
  if (body.body.length !== 1) return undefined;
  if (only?.type === 'ExpressionStatement') return only.expression;
  return only?.type === 'ReturnStatement' ? (only.argument ?? undefined) : undefined;
}
