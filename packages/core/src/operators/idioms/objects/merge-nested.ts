import type * as Babel from '@babel/types';
import { endOf, startOf, textOf, type Node } from '../../../syntax/node.ts';
import type { Operator, OperatorContext } from '../../operator.ts';
import { gapBefore } from '../../shared/handler.ts';
import { isChain } from '../../shared/is-chain.ts';
import { ownKeys, ownValue } from '../../shared/own-keys.ts';
import { kindOfValue } from '../../shared/value-kind.ts';

const COST = 1.2;
const MOST_KEYS = 5;

/** `{ ...defaults, ...given }` → `{ ...defaults, ...given, font: { ...defaults.font, ...given.font } }`. */
export const mergeNested: Operator = {
  name: 'merge-nested',
  family: 'missing-value',
  description: 'settings within settings, of which those that are given take the place of all others',
  floor: COST,
  on: 'expression',
  *replacements({ node }, context) {
    const { source, valuesOf } = context;
    if (node.type !== 'ObjectExpression') return;
    const spreads = node.properties.flatMap((each) => (each.type === 'SpreadElement' ? [each.argument] : []));
    const [base, given] = spreads.slice(-2);
    const last = node.properties.at(-1);
    if (base === undefined || given === undefined || last === undefined || !isChain(base) || !isChain(given)) return;
    const keys = nestedKeys(base, given, context).filter((key) => !writtenKeys(node).includes(key));
    if (keys.length === 0) return;
    const from = textOf(source, base);
    const over = textOf(source, given) + (valuesOf(given).some((value) => value == null) ? '?' : '');
    const gap = gapBefore(last, source);
    const merged = keys.map((key) => `,${gap}${key}: { ...${from}.${key}, ...${over}.${key} }`).join('');
    const tail = source.slice(endOf(last), endOf(node));
    const end = gap === ' ' ? tail.replace(/^,/, '') : tail;
    yield { text: source.slice(startOf(node), endOf(last)) + merged + end, cost: COST };
  },
};

function writtenKeys({ properties }: Babel.ObjectExpression): string[] {
  return properties.flatMap((each) => {
    if (each.type === 'SpreadElement') return [];
    if (each.key.type === 'StringLiteral') return each.key.value;
    return each.key.type === 'Identifier' && !each.computed ? each.key.name : [];
  });
}

/** Under which both hold plain objects in a failing test, not the same one. */
function nestedKeys(base: Node, given: Node, { failingValuesOf }: OperatorContext): string[] {
  const [bases, givens] = [failingValuesOf(base), failingValuesOf(given)];
  const keys = ownKeys(givens).filter((key) => {
    const theirs = nested(bases, key);
    return theirs.length > 0 && nested(givens, key).some((value) => !theirs.includes(value));
  });
  return keys.slice(0, MOST_KEYS);
}

function nested(holders: readonly unknown[], key: string): unknown[] {
  return holders.map((holder) => ownValue(holder, key)).filter((value) => kindOfValue(value) === 'object');
}
