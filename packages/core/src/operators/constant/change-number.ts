import type * as Babel from '@babel/types';
import type { Node } from '../../syntax/node.ts';
import type { Operator, OperatorContext, OperatorSite, Replacement } from '../operator.ts';
import { limitPrice } from '../shared/limit-price.ts';
import { isSettled, SETTLED } from '../shared/settled.ts';
import { numberText } from '../shared/text.ts';

/** What a limit costs that the program came by. */
const SEEN = 1.25;
const MOST_SEEN = 10;

/** A number one more, one less, of the other sign, another one of the module, ten times as much and so on. */
export const changeNumber: Operator = {
  name: 'change-number',
  family: 'constant',
  description: 'a wrong constant: an index, a limit, a factor, a start value',
  floor: 0.9,
  on: 'expression',
  *replacements(site, context) {
    const own = numberAt(site);
    if (own === undefined) return;
    const seen = new Set([own]);
    const usual = [...radixes(site), ...guesses(own, context)];
    const limits = seenLimits(site, context).filter(
      ({ value, cost }) => !usual.some((each) => each.value === value && each.cost <= cost),
    );
    for (const { value, cost } of [...limits, ...usual]) {
      if (seen.has(value) || !Number.isFinite(value)) continue;
      seen.add(value);
      yield { text: written(value, site, context.source), cost: cost + emptied(value, site) } satisfies Replacement;
    }
  },
};

/** With separators where the old one has them: `1_000` → `10_000`. */
function written(value: number, { start, end }: OperatorSite, source: string): string {
  const text = numberText(value);
  const isGrouped = source.slice(start, end).includes('_') && /^-?\d{4,}$/.test(text);
  return isGrouped ? text.replace(/\B(?=(?:\d{3})+$)/g, '_') : text;
}

/** `-1` is one number: in it, `1` is none. */
function numberAt({ node, path }: OperatorSite): number | undefined {
  if (node.type === 'NumericLiteral') return isMinus(path.parent?.node) ? undefined : node.value;
  return isMinus(node) && node.argument.type === 'NumericLiteral' ? -node.argument.value : undefined;
}

function isMinus(node: Node | undefined): node is Babel.UnaryExpression {
  return node?.type === 'UnaryExpression' && node.operator === '-';
}

function guesses(value: number, { facts }: OperatorContext): { value: number; cost: number }[] {
  const near: [number, number][] = [
    [value + 1, 0.9],
    [value - 1, 0.9],
    [0, 1.1],
    [1, 1.1],
    [-value, 1.2],
    [2, 1.3],
    [value + 2, 1.4],
    [value - 2, 1.4],
  ];
  const scaled: [number, number][] = [
    [value * 2, 1.5],
    [value / 2, 1.6],
    [value * 10, 1.5],
    [value / 10, 1.5],
    [value * 100, 1.8],
    [value / 100, 1.8],
    [value * 1000, 1.8],
    [value / 1000, 1.8],
  ];
  // A limit of hundreds is moved by hundreds: 400 and 500, 1000 and 2000.
  const step = 10 ** (/(?<=[1-9])0*$/.exec(String(value))?.[0].length ?? 0);
  const rounded: [number, number][] = step < 10 ? [] : [value + step, value - step].map((each) => [each, 1.6]);
  const common = [24, 26, 31, 32, 36, 48, 60, 64, 65, 90, 97, 100, 122, 128, 255, 256, 365, 400, 1000];
  return [
    ...near,
    ...facts.numbers.slice(0, 20).map((each): [number, number] => [each, 1.4]),
    ...scaled,
    ...rounded,
    ...facts.expectedNumbers.map((each): [number, number] => [each, 1.9]),
    ...Array.from({ length: 10 }, (_, index): [number, number] => [index + 3, 1.95 + index * 0.02]),
    ...common.map((each): [number, number] => [each, 2.2]),
  ].map(([guess, cost]) => ({ value: guess, cost }));
}

/** `parseInt(text, 10)` → `parseInt(text, 16)`: what a number is written in is one of a few. */
function radixes({ path }: OperatorSite): { value: number; cost: number }[] {
  const call = path.parent?.node;
  if (call?.type !== 'CallExpression' || path.key !== 'arguments') return [];
  const { callee } = call;
  const named = callee.type === 'MemberExpression' && !callee.computed ? callee.property : callee;
  const name = named.type === 'Identifier' ? named.name : '';
  if (path.index !== (name === 'parseInt' ? 1 : 0) || (name !== 'parseInt' && name !== 'toString')) return [];
  return [10, 16, 2, 36, 8].map((value, index) => ({ value, cost: 1 + index * 0.1 }));
}

/** `weight > 500` → `weight > 350`: what it was compared with while tests failed, and what came just before and after. */
function seenLimits({ node, path }: OperatorSite, context: OperatorContext): { value: number; cost: number }[] {
  const up = path.parent?.node;
  if (up?.type !== 'BinaryExpression' || !/^[<>]=?$/.test(up.operator)) return [];
  const other = up.left === node ? up.right : up.left;
  const seen = numbersOf(context.valuesOf(other));
  const near = numbersOf(context.failingValuesOf(other)).flatMap((value) => {
    const at = seen.indexOf(value);
    return [value, ...seen.slice(Math.max(0, at - 1), at), ...seen.slice(at + 1, at + 2)];
  });
  return [...new Set(near)]
    .map((value) => ({ value, cost: SEEN + limitPrice(value) }))
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, MOST_SEEN);
}

function numbersOf(values: readonly unknown[]): number[] {
  return [...new Set(values.filter((value): value is number => Number.isFinite(value)))].toSorted((a, b) => a - b);
}

/** `x + 0`, `x * 1`: such a patch only hides that the operation is gone. And `list.length > -1` that the condition is. */
function emptied(value: number, { path }: OperatorSite): number {
  const up = path.parent?.node;
  if (up?.type !== 'BinaryExpression') return 0;
  const [left, right] = path.key === 'left' ? [value, up.right] : [up.left, value];
  if (isSettled(left, up.operator, right)) return SETTLED;
  if (value === 0 && ['+', '-', '*'].includes(up.operator)) return 0.9;
  // `x - -1`: another sign is said by the operator.
  if (value < 0 && path.key === 'right' && /^[-+]$/.test(up.operator)) return 0.9;
  return value === 1 && ['*', '/', '%', '**'].includes(up.operator) ? 0.9 : 0;
}
