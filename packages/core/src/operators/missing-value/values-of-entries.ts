import type * as Babel from '@babel/types';
import { textOf, type Node } from '../../syntax/node.ts';
import type { OperatorContext } from '../operator.ts';
import { numberText, quote } from '../shared/text.ts';

const COST = { known: 2.2, expected: 2.3, made: 2.4 };
const NTH = 0.04;
const FAR = 8;
const MOST_KNOWN = 6;
const MOST_VALUES = 14;
/** What units are to one another. */
const USUAL = [1000, 1024, 60, 24, 7, 12, 100, 10, 3600, 86_400, 0, 1];

/** What one entry more of a table may hold: what others hold, what failing tests wait for, and of numbers what goes on with them. */
export function valuesOfEntries(
  table: Babel.ObjectExpression,
  { source, facts }: OperatorContext,
): { readonly text: string; readonly cost: number }[] {
  const values = table.properties.flatMap((each) => (each.type === 'ObjectProperty' ? each.value : []));
  const texts = [...new Set(values.map((value) => textOf(source, value)))];
  const all = (type: Node['type']): boolean => values.length > 0 && values.every((value) => value.type === type);
  const found: { text: string; cost: number }[] = [];
  const add = (each: readonly string[], cost: number): void => {
    for (const [nth, text] of each.slice(0, MOST_VALUES).entries())
      if (!found.some((other) => other.text === text)) found.push({ text, cost: cost + NTH * nth });
  };
  // Two keys for the same thing: `jpeg` and `jpg`.
  if (values.every(isPlain)) add(texts.slice(0, MOST_KNOWN), COST.known);
  if (all('StringLiteral')) add(facts.expectedStrings.map(quote), COST.expected);
  if (all('NumericLiteral')) {
    const numbers = values.map((value) => (value as Babel.NumericLiteral).value);
    const expected = facts.expectedNumbers;
    add([...new Set([...between(numbers), ...expected, ...beyond(numbers), ...USUAL])].map(numberText), COST.made);
  }
  if (all('BooleanLiteral')) add(['true', 'false'], COST.known);
  return found.toSorted((a, b) => a.cost - b.cost);
}

function isPlain({ type }: Node): boolean {
  return /^(StringLiteral|NumericLiteral|Identifier)$/.test(type);
}

/** Whole numbers that lie halfway between two neighbours, by factors where they are far apart, or by steps. */
function between(numbers: readonly number[]): number[] {
  const inOrder = [...new Set(numbers)].toSorted((a, b) => a - b);
  return inOrder
    .flatMap((high, index) => {
      const low = inOrder[index - 1];
      if (low === undefined || low <= 0) return [];
      return isFar(low, high) ? Math.sqrt(low * high) : (low + high) / 2;
    })
    .filter((value) => Number.isInteger(value) && !numbers.includes(value));
}

function isFar(a: number, b: number): boolean {
  return Math.max(a, b) >= FAR * Math.min(a, b);
}

/** What comes after the last, and before the first. */
function beyond(numbers: readonly number[]): number[] {
  const ends = [numbers.slice(-2), numbers.slice(0, 2).toReversed()];
  return ends
    .map(([before = 0, last = 0]) => (isFar(before, last) ? (last * last) / before : 2 * last - before))
    .filter((value) => Number.isInteger(value) && value > 0 && !numbers.includes(value));
}
