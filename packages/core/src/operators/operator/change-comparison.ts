import type * as Babel from '@babel/types';
import type { Node } from '../../syntax/node.ts';
import type { Path } from '../../syntax/path.ts';
import type { Operator } from '../operator.ts';
import { isSettled, SETTLED } from '../shared/settled.ts';
import { kindOfValue } from '../shared/value-kind.ts';
import { compared } from '../shared/text.ts';

const RELATIONAL = ['<', '<=', '>', '>='];
const STRICT = ['===', '!=='];
const LOOSE = ['==', '!='];
const BOUNDARY: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };

/** `a < b` → `a <= b`, `a === b` → `a !== b` and so on. */
export const changeComparison: Operator = {
  name: 'change-comparison',
  family: 'operator',
  description: 'off by one at a boundary, a comparison the wrong way round, equality negated',
  floor: 0.7,
  on: 'expression',
  *replacements({ node, path }, { source, valuesOf }) {
    if (node.type !== 'BinaryExpression') return;
    const wasOrdered = RELATIONAL.includes(node.operator);
    const hasNoOrder = !wasOrdered && [node.left, node.right].some((side) => valuesOf(side).some(isWithoutOrder));
    const isOdd = hasNoOrder || (!wasOrdered && (isUnordered(node.left) || isUnordered(node.right)));
    const unordered = isOdd ? UNORDERED : 0;
    for (const [operators, cost] of neighbours(node.operator)) {
      for (const operator of operators) {
        if (operator === node.operator) continue;
        const boundary = BOUNDARY[node.operator] === operator ? 0.1 : 0;
        const surcharge = RELATIONAL.includes(operator) ? unordered : 0;
        const settled = isSettled(node.left, operator, node.right) ? SETTLED : 0;
        const beyond = operator === '<=' && isCountOf(node, path) ? BEYOND : 0;
        const more = surcharge + settled + beyond - boundary;
        yield { text: compared(source, node, operator), cost: cost + more };
      }
    }
  },
};

/** What it costs more to ask which of two is larger when one is a word, an object or nothing at all: `state < 'paid'`. */
const UNORDERED = 2.2;

/** What it costs more to walk one place further than a list is long. */
const BEYOND = 0.6;

/** `i < list.length`, in the head of a loop. */
function isCountOf({ operator, right }: Babel.BinaryExpression, { key, parent }: Path): boolean {
  if (operator !== '<' || key !== 'test' || parent?.node.type !== 'ForStatement') return false;
  return right.type === 'MemberExpression' && right.property.type === 'Identifier' && right.property.name === 'length';
}

/** Names and states have an order as texts that nobody means; of objects only dates have any. */
function isWithoutOrder(value: unknown): boolean {
  if (typeof value === 'string') return value.length > 1 && !/\d/.test(value);
  return typeof value === 'function' || (typeof value === 'object' && value !== null && kindOfValue(value) !== 'date');
}

/** A single letter has its place in an alphabet, and `'2026-11-22'` among days. */
function isUnordered(node: Node): boolean {
  if (node.type === 'StringLiteral') return !/^(?:\d|\p{L}$)/u.test(node.value);
  if (node.type === 'Identifier') return node.name === 'undefined';
  return (
    node.type === 'NullLiteral' ||
    node.type === 'BooleanLiteral' ||
    (node.type === 'UnaryExpression' && node.operator === 'typeof')
  );
}

function neighbours(operator: string): [readonly string[], number][] {
  if (RELATIONAL.includes(operator))
    return [
      [RELATIONAL, 0.8],
      [STRICT, 1.4],
    ];
  if (STRICT.includes(operator))
    return [
      [STRICT, 0.9],
      [RELATIONAL, 1.3],
      [LOOSE, 1.6],
    ];
  if (LOOSE.includes(operator))
    return [
      [LOOSE, 0.9],
      [STRICT, 1.2],
      [RELATIONAL, 1.3],
    ];
  return [];
}
