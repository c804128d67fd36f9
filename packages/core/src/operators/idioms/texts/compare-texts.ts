import type * as Babel from '@babel/types';
import { textOf, type Node } from '../../../syntax/node.ts';
import { argumentsOf, callText, methodName } from '../../shared/call.ts';
import type { Operator, OperatorContext, Replacement } from '../../operator.ts';
import { operandText } from '../../shared/text.ts';

const COST = 1.2;
const NUMERIC = 'undefined, { numeric: true }';

/** `a.localeCompare(b)` → `a.localeCompare(b, undefined, { numeric: true })`, `a < b ? -1 : 1` → `a.localeCompare(b)`. */
export const compareTexts: Operator = {
  name: 'compare-texts',
  family: 'order',
  description: 'names in the order of their characters: capitals first, 10 before 2, umlauts last',
  floor: COST,
  on: 'expression',
  *replacements({ node, path }, context) {
    if (methodName(node) === 'localeCompare') yield* byNumber(node as Babel.CallExpression, context);
    const isComparator = path.key === 'body' || path.parent?.node.type === 'ReturnStatement';
    if (node.type !== 'ConditionalExpression' || !isComparator) return;
    const { test } = node;
    if (test.type !== 'BinaryExpression' || !/^[<>]=?$/.test(test.operator) || !areTexts(test, context)) return;
    const isAscending = test.operator.startsWith('<') === startsNegative(node.consequent);
    const sides = (isAscending ? [test.left, test.right] : [test.right, test.left]) as [Node, Node];
    const [first, second] = [operandText(context.source, sides[0]), textOf(context.source, sides[1])];
    yield { text: `${first}.localeCompare(${second})`, cost: COST };
    yield { text: `${first}.localeCompare(${second}, ${NUMERIC})`, cost: COST + 0.15 };
  },
};

function* byNumber(call: Babel.CallExpression, { source, failingValuesOf }: OperatorContext): Generator<Replacement> {
  const [other, ...more] = argumentsOf(call, source) as [string];
  const { object } = call.callee as Babel.MemberExpression;
  const hasDigits = failingValuesOf(object).some((value) => typeof value === 'string' && /\d/.test(value));
  if (more.length === 0 && hasDigits) yield { text: callText(call, source, [other, NUMERIC]), cost: COST };
}

function areTexts({ left, right }: Babel.BinaryExpression, { kindOf }: OperatorContext): boolean {
  return kindOf(left) === 'string' && kindOf(right) === 'string';
}

function startsNegative(node: Node): boolean {
  return node.type === 'UnaryExpression' && node.operator === '-';
}
