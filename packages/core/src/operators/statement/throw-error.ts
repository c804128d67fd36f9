import type { Operator } from '../operator.ts';
import { endOf, startOf, textOf, type Node } from '../../syntax/node.ts';

/** `return new RangeError(…)` → `throw new RangeError(…)`, also as the only statement of an `if` without braces. */
export const throwError: Operator = {
  name: 'throw-error',
  family: 'statement',
  description: 'an error that is made and given back, or made for nothing, but never thrown',
  floor: 0.8,
  on: 'statement',
  *replacements({ node, start, end }, { source }) {
    const arms = node.type === 'IfStatement' ? [node.consequent, node.alternate] : [node];
    for (const arm of arms) {
      const made = arm ? madeIn(arm) : undefined;
      if (!arm || !made || !isError(made)) continue;
      const [before, after] = [source.slice(start, startOf(arm)), source.slice(endOf(arm), end)];
      yield { text: `${before}throw ${textOf(source, made)};${after}`, cost: 0.8 };
    }
  },
};

function madeIn(statement: Node): Node | null | undefined {
  if (statement.type === 'ReturnStatement') return statement.argument;
  return statement.type === 'ExpressionStatement' ? statement.expression : undefined;
}

function isError(node: Node): boolean {
  return (
    node.type === 'NewExpression' && node.callee.type === 'Identifier' && /(Error|Exception)$/.test(node.callee.name)
  );
}
