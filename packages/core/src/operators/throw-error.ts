import type { Operator } from './operator.ts';
import { textOf, type Node } from '../syntax/node.ts';

/** `return new RangeError(…)` → `throw new RangeError(…)`. */
export const throwError: Operator = {
  name: 'throw-error',
  family: 'statement',
  description: 'an error that is made and given back, or made for nothing, but never thrown',
  floor: 0.8,
  on: 'statement',
  *replacements({ node }, { source }) {
    const made =
      node.type === 'ReturnStatement'
        ? node.argument
        : node.type === 'ExpressionStatement'
          ? node.expression
          : undefined;
    if (made && isError(made)) yield { text: `throw ${textOf(source, made)};`, cost: 0.8 };
  },
};

function isError(node: Node): boolean {
  return (
    node.type === 'NewExpression' && node.callee.type === 'Identifier' && /(Error|Exception)$/.test(node.callee.name)
  );
}
