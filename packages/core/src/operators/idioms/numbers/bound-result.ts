import { textOf } from '../../../syntax/node.ts';
import type { Path } from '../../../syntax/path.ts';
import type { Operator } from '../../operator.ts';
import { limitPrice } from '../../shared/limit-price.ts';
import { numberText } from '../../shared/text.ts';

const COST = 2.3;
const NTH = 0.05;
const MOST = 4;
const LEAST_PASSING = 2;

/** `Math.min(raw, 25)` → `Math.max(0.5, Math.min(raw, 25))`, where a failing test expects 0.5 and no passing one has met less. */
export const boundResult: Operator = {
  name: 'bound-result',
  family: 'unwrap',
  description: 'a least fee, a largest width, a limit that a result has to keep to',
  floor: COST,
  on: 'expression',
  *replacements({ node, path }, { source, facts, valuesOf, failingValuesOf }) {
    if (!isGivenOn(path)) return;
    const seen = numbersIn(failingValuesOf(node));
    const passing = numbersIn(valuesOf(node)).filter((value) => !seen.includes(value));
    // One value beyond an end is a value, and the end that fits it best is the answer of one test.
    if (seen.length === 0 || new Set(passing).size < LEAST_PASSING) return;
    const text = textOf(source, node);
    for (const [nth, bound] of facts.expectedNumbers.slice(0, MOST).entries()) {
      const cost = COST + NTH * nth + limitPrice(bound);
      const own = numberText(bound);
      if (seen.some((value) => value < bound) && passing.every((value) => value >= bound))
        yield { text: `Math.max(${own}, ${text})`, cost };
      if (seen.some((value) => value > bound) && passing.every((value) => value <= bound))
        yield { text: `Math.min(${own}, ${text})`, cost };
    }
  },
};

function isGivenOn({ key, parent }: Path): boolean {
  const up = parent?.node.type;
  return key === 'argument'
    ? up === 'ReturnStatement'
    : key === 'body' || (key === 'init' && up === 'VariableDeclarator');
}

function numbersIn(values: readonly unknown[]): number[] {
  return values.filter((value) => typeof value === 'number');
}
