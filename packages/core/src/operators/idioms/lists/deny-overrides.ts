import type * as Babel from '@babel/types';
import { isFunction, textOf } from '../../../syntax/node.ts';
import { methodName } from '../../shared/call.ts';
import { isChain } from '../../shared/is-chain.ts';
import { operandText } from '../../shared/text.ts';
import type { Operator } from '../../operator.ts';

const COST = 1.8;

/** `rules.some((rule) => rule.is(action) && rule.allow)` → the same, and none of them with `!rule.allow`. */
export const denyOverrides: Operator = {
  name: 'deny-overrides',
  family: 'condition',
  description: 'one yes that is enough, where a no among the others should win',
  floor: COST,
  on: 'expression',
  *replacements({ node }, { source, valuesOf }) {
    if (node.type !== 'CallExpression' || methodName(node) !== 'some') return;
    const [question] = node.arguments;
    if (question === undefined || !isFunction(question) || question.body.type !== 'LogicalExpression') return;
    const { object } = node.callee as Babel.MemberExpression;
    const { left, operator, right } = question.body;
    // It was a yes that is wrong.
    if (operator !== '&&' || !isChain(object) || !isChain(right) || !valuesOf(node).includes(true)) return;
    const [item] = question.params;
    if (item === undefined || question.params.length !== 1) return;
    const denied = `(${textOf(source, item)}) => ${operandOfAnd(left, source)} && !${operandText(source, right)}`;
    yield { text: `${textOf(source, node)} && !${textOf(source, object)}.some(${denied})`, cost: COST };
  },
};

function operandOfAnd(node: Babel.Expression, source: string): string {
  const isTight = node.type === 'BinaryExpression' || (node.type === 'LogicalExpression' && node.operator === '&&');
  return isTight ? textOf(source, node) : operandText(source, node);
}
