import { textOf } from '../../../syntax/node.ts';
import type { Operator } from '../../operator.ts';

const RECKONS = /^(BinaryExpression|CallExpression)$/;

/** `price - off` → `Math.max(0, price - off)`, where a failing test has met less; `Math.max(1, …)` for a count that is never none. */
export const keepAbove: Operator = {
  name: 'keep-above',
  family: 'constant',
  description:
    'what is left of an amount, a time, a stock, or a number of pages, that falls below the least there may be',
  floor: 1.5,
  on: 'expression',
  *replacements({ node, path }, { source, failingValuesOf, facts, kindOf }) {
    const up = path.parent?.node.type;
    const isKept = path.key === 'right' || path.key === 'init' || path.key === 'value' || path.key === 'body';
    if (!RECKONS.test(node.type) || !(isKept || up === 'ReturnStatement') || kindOf(node) !== 'number') return;
    const text = textOf(source, node);
    if (text.startsWith('Math.max(')) return;
    const values = failingValuesOf(node).filter((value) => typeof value === 'number');
    for (const least of [0, 1]) {
      const isBelow = values.some((value) => value < least);
      if (isBelow && facts.expectedTexts.some((expected) => says(expected, least)))
        yield { text: `Math.max(${least}, ${text})`, cost: 1.5 };
    }
  },
};

/** The number, and not as a digit of another. */
function says(text: string, number: number): boolean {
  return new RegExp(String.raw`(?<![\w.])[-+]?${number}(?![\w.])`).test(text);
}
