import type * as Babel from '@babel/types';
import { textOf, type Node } from '../../../syntax/node.ts';
import { patternNames } from '../../../syntax/scope.ts';
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
  *replacements({ node }, { source, failingValuesOf }) {
    if (node.type !== 'CallExpression' || methodName(node) !== 'some') return;
    const [question] = node.arguments;
    if (question?.type !== 'ArrowFunctionExpression' || question.async) return;
    if (question.body.type !== 'LogicalExpression') return;
    const { object } = node.callee as Babel.MemberExpression;
    const { left, operator, right } = question.body;
    // It was a yes that is wrong.
    if (operator !== '&&' || !isChain(object) || !isChain(right) || !failingValuesOf(node).includes(true)) return;
    const [item] = question.params;
    if (item === undefined || question.params.length !== 1 || !patternNames(item).includes(rootOf(right))) return;
    const denied = `(${textOf(source, item)}) => ${operandOfAnd(left, source)} && !${operandText(source, right)}`;
    yield { text: `${textOf(source, node)} && !${textOf(source, object)}.some(${denied})`, cost: COST };
  },
};

/** `rule` in `rule.allow`: what is not asked of the item is no verdict of it. */
function rootOf(chain: Node): string {
  if (chain.type === 'MemberExpression') return rootOf(chain.object);
  return chain.type === 'Identifier' ? chain.name : '';
}

function operandOfAnd(node: Babel.Expression, source: string): string {
  const isTight =
    /^(Binary|Unary|OptionalMember|OptionalCall)Expression$/.test(node.type) ||
    (node.type === 'LogicalExpression' && node.operator === '&&');
  return isTight ? textOf(source, node) : operandText(source, node);
}
