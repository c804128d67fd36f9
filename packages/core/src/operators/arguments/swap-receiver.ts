import type { Operator } from '../operator.ts';
import { isFunction, textOf } from '../../syntax/node.ts';
import { NAMESPACES, methodName } from '../shared/call.ts';
import { operandText } from '../shared/text.ts';

/** `a.includes(b)` → `b.includes(a)`, `a[i][j]` → `a[j][i]`. */
export const swapReceiver: Operator = {
  name: 'swap-receiver',
  family: 'arguments',
  description: 'the wrong one of two asked about the other; row and column exchanged',
  floor: 1.3,
  on: 'expression',
  *replacements({ node }, { source }) {
    if (
      node.type === 'MemberExpression' &&
      node.computed &&
      node.object.type === 'MemberExpression' &&
      node.object.computed
    ) {
      const [base, first, second] = [node.object.object, node.object.property, node.property].map((each) =>
        textOf(source, each),
      );
      yield { text: `${base}[${second}][${first}]`, cost: 1.4 };
    }
    const method = methodName(node);
    if (method === undefined || node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return;
    const argument = node.arguments[0];
    const { object } = node.callee;
    if (
      node.arguments.length !== 1 ||
      argument === undefined ||
      argument.type === 'SpreadElement' ||
      isFunction(argument)
    )
      return;
    if (object.type === 'Identifier' && NAMESPACES.has(object.name)) return;
    if (object.type === 'Super') return;
    yield { text: `${operandText(source, argument)}.${method}(${textOf(source, object)})`, cost: 1.3 };
  },
};
