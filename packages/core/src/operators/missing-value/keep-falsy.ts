import type * as Babel from '@babel/types';
import { textOf } from '../../syntax/node.ts';
import { isFalsyButThere } from '../operator/change-logical.ts';
import { choiceIn, textIn, type Choice } from '../shared/choice-in.ts';
import { isChain } from '../shared/is-chain.ts';
import { numberConversion, type NumberConversion } from './number-conversion.ts';
import type { Operator, OperatorContext, Replacement } from '../operator.ts';
import { infix, operandText } from '../shared/text.ts';
import { kindOfValue } from '../shared/value-kind.ts';

/** `Number(text) || 1` → `Number.isNaN(Number(text)) ? 1 : Number(text)`, where it was zero: to `??` no number is missing. */
export const keepFalsy: Operator = {
  name: 'keep-falsy',
  family: 'missing-value',
  description: 'a zero or an empty text replaced as if it were missing, where what is to be replaced is not only that',
  floor: 1.3,
  on: 'expression',
  *replacements({ node }, context) {
    const { source, failingValuesOf } = context;
    const choice = choiceIn(node, source);
    if (choice === undefined) return;
    const { value } = choice;
    if (!failingValuesOf(value).some(isFalsyButThere)) return;
    const conversion = numberConversion(value, source);
    if (conversion !== undefined) yield* ofConversion(conversion, choice, context);
    else if (value.type === 'LogicalExpression') yield* ofConjunction(value, choice, context);
    else yield* ofValue(choice, context);
  },
};

function* ofConversion(
  { given, of }: NumberConversion,
  choice: Choice,
  { source, valuesOf }: OperatorContext,
): Generator<Replacement> {
  const { value, other } = choice;
  // Before what depends on the input: a text that is no number goes on to be replaced.
  yield { text: unlessNaN(choice, source), cost: 1.3 };
  const missing = howMissing(valuesOf(given));
  if (missing === undefined) return;
  yield { text: of(infix(source, given, '??', other)), cost: 1.4 };
  yield {
    text: `${operandText(source, given)} ${missing} ? ${textIn(source, other)} : ${textOf(source, value)}`,
    cost: 1.5,
  };
}

/** `isText && Number(text) || other`: the condition decides as before, and only of the number it is asked whether it is one. */
function* ofConjunction(
  { left, operator, right }: Babel.LogicalExpression,
  { other }: Choice,
  { source, failingValuesOf, kindOf }: OperatorContext,
): Generator<Replacement> {
  if (operator !== '&&' || kindOf(right) !== 'number' || !failingValuesOf(right).some(isFalsyButThere)) return;
  const isTight =
    /^(Unary|Binary)Expression$/.test(left.type) || (left.type === 'LogicalExpression' && left.operator === '&&');
  const condition = isTight ? textOf(source, left) : operandText(source, left);
  const number = textIn(source, right);
  yield { text: `${condition} && !Number.isNaN(${number}) ? ${number} : ${textIn(source, other)}`, cost: 1.4 };
}

function* ofValue(choice: Choice, { source, valuesOf, kindOf }: OperatorContext): Generator<Replacement> {
  const { value, other, isConditional } = choice;
  const values = valuesOf(value);
  const missing = howMissing(values);
  const text = textIn(source, value);
  // Of `a || b`, `change-logical` makes the same.
  if (isConditional) yield { text: infix(source, value, '??', other), cost: 1.3 };
  if (isConditional && missing === '=== undefined')
    yield { text: `${operandText(source, value)} === undefined ? ${textIn(source, other)} : ${text}`, cost: 1.4 };
  // A name or member that was never `NaN` is replaced for nothing but being missing, which is all that `??` asks.
  if (kindOf(value) === 'number' && missing === undefined && (values.some(Number.isNaN) || !isChain(value)))
    yield { text: unlessNaN(choice, source), cost: 1.4 };
  const isMixed = values.some((each) => !['string', 'missing', 'symbol'].includes(kindOfValue(each)));
  if (kindOf(value) === 'string' && isMixed && isChain(value))
    yield { text: `typeof ${text} === 'string' ? ${text} : ${textIn(source, other)}`, cost: 1.5 };
}

function unlessNaN({ value, other }: Choice, source: string): string {
  const text = textIn(source, value);
  return `Number.isNaN(${text}) ? ${textIn(source, other)} : ${text}`;
}

/** How to ask for what was seen to be missing. */
function howMissing(values: readonly unknown[]): string | undefined {
  if (!values.includes(null)) return values.includes(undefined) ? '=== undefined' : undefined;
  return values.includes(undefined) ? '== null' : '=== null';
}
