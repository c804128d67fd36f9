import type { Path } from '../../../syntax/path.ts';
import type { Operator } from '../../operator.ts';
import { operandText } from '../../shared/text.ts';
import type { Node } from '../../../syntax/node.ts';

const COST = 1.4;
const NTH = 0.1;

/** `'$' + cents / 100` → `'$' + (cents / 100).toFixed(2)`, where a failing test expects as many digits after the point. */
export const writeFixed: Operator = {
  name: 'write-fixed',
  family: 'unwrap',
  description: 'an amount, a rate or a size that is written without its zeros, or with all its digits',
  floor: COST,
  on: 'expression',
  *replacements({ node, path }, { source, facts, kindOf }) {
    if (kindOf(node) !== 'number' || node.type === 'NumericLiteral' || !isPrinted(path)) return;
    const text = operandText(source, node);
    for (const [nth, digits] of digitsIn(facts.expectedTexts).entries())
      yield { text: `${text}.toFixed(${digits})`, cost: COST + NTH * nth };
  },
};

/** Put into a text: added to one, in a hole of a template, or turned into one. */
function isPrinted({ node, key, parent }: Path): boolean {
  const up = parent?.node;
  if (up?.type === 'TemplateLiteral') return true;
  if (up?.type === 'BinaryExpression' && up.operator === '+') return isText(key === 'left' ? up.right : up.left);
  return (
    up?.type === 'CallExpression' &&
    up.callee.type === 'Identifier' &&
    up.callee.name === 'String' &&
    node !== up.callee
  );
}

function isText({ type }: Node): boolean {
  return type === 'StringLiteral' || type === 'TemplateLiteral';
}

/** How many digits stand after a point, those of what failures say last first. */
function digitsIn(texts: readonly string[]): number[] {
  const found = texts.flatMap((text) =>
    Array.from(text.matchAll(/(?<![\w.])\d+\.(\d{1,6})(?![\d.])/g), ([, digits = '']) => digits.length),
  );
  return [...new Set(found.toReversed())].slice(0, 3);
}
