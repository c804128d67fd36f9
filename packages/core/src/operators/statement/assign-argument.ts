import type { Operator } from '../operator.ts';
import { isFunction, textOf, type Node } from '../../syntax/node.ts';

/** `Object.assign(this.filters, filters);` → `this.filters = filters;`: one takes the place of the other, whole. */
export const assignArgument: Operator = {
  name: 'assign-argument',
  family: 'statement',
  description: 'two things merged or copied by a call, where one is to take the place of the other',
  floor: 2.1,
  on: 'statement',
  *replacements({ node, start }, { source, bindingsAt, kindOf }) {
    const call = node.type === 'ExpressionStatement' ? node.expression : undefined;
    if (call?.type !== 'CallExpression' || call.arguments.length !== 2) return;
    const [holder, value] = call.arguments as [Node, Node];
    if (value.type === 'SpreadElement' || value.type.endsWith('Literal') || isFunction(value)) return;
    const name = textOf(source, holder);
    const isVariable = (): boolean =>
      bindingsAt(start).some((each) => each.name === name && (each.kind === 'let' || each.kind === 'var'));
    if (holder.type !== 'MemberExpression' && !(holder.type === 'Identifier' && isVariable())) return;
    const [from, to] = [kindOf(value), kindOf(holder)];
    if (from !== undefined && to !== undefined && from !== to) return;
    yield { text: `${name} = ${textOf(source, value)};`, cost: 2.1 };
  },
};
