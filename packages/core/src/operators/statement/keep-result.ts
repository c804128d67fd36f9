import type { Operator } from '../operator.ts';
import { textOf } from '../../syntax/node.ts';
import { methodName } from '../shared/call.ts';

const IN_PLACE = /^(push|pop|shift|unshift|splice|set|add|delete|clear|forEach|fill|copyWithin)$/;

/** `text.trim();` → `text = text.trim();` */
export const keepResult: Operator = {
  name: 'keep-result',
  family: 'statement',
  description: 'the result of a method that changes nothing in place is thrown away',
  floor: 1.3,
  on: 'statement',
  *replacements({ node }, { source, bindingsAt, valuesOf }) {
    if (node.type !== 'ExpressionStatement' || node.expression.type !== 'CallExpression') return;
    const { callee } = node.expression;
    const method = methodName(node.expression);
    if (callee.type !== 'MemberExpression' || method === undefined || IN_PLACE.test(method)) return;
    const values = valuesOf(node.expression);
    if (values.length > 0 && values.every((value) => value === undefined)) return;
    const receiver = callee.object;
    const text = textOf(source, receiver);
    if (receiver.type === 'Identifier') {
      const binding = bindingsAt(node.start as number).find(({ name }) => name === receiver.name);
      if (binding === undefined || !/^(let|var|parameter)$/.test(binding.kind)) return;
    } else if (receiver.type !== 'MemberExpression') return;
    yield { text: `${text} = ${textOf(source, node.expression)};`, cost: 1.3 };
  },
};
