import type * as Babel from '@babel/types';
import { textOf, type Node } from '../../../syntax/node.ts';
import type { OperatorSite, PatchOperator } from '../../operator.ts';
import { freeName } from '../../shared/free-name.ts';
import { isRepeatable } from '../../shared/is-repeatable.ts';
import { operandText } from '../../shared/text.ts';

const COST = 1.2;

/** `i === 0 ? share + left : share` → `i < left ? share + 1 : share`; `shares[0] += left` → a loop that gives each of the first one. */
export const spreadRest: PatchOperator = {
  name: 'spread-rest',
  family: 'operator',
  description: 'what is left over of equal shares given to one of them, where the first ones take one each',
  floor: COST,
  on: 'module',
  *patches(sites, { source }) {
    for (const site of sites) {
      const text = spreadByChoice(site, source) ?? spreadInPlace(site, source);
      if (text !== undefined) yield { edits: [{ start: site.start, end: site.end, text }], cost: COST };
    }
  },
};

function spreadByChoice({ node }: OperatorSite, source: string): string | undefined {
  if (node.type !== 'ConditionalExpression') return undefined;
  const { test, consequent: more, alternate: share } = node;
  const isOfOne = test.type === 'BinaryExpression' && /^={2,3}$/.test(test.operator) && test.left.type === 'Identifier';
  if (!isOfOne || more.type !== 'BinaryExpression' || more.operator !== '+') return undefined;
  const own = textOf(source, share);
  const rest = textOf(source, more.left) === own ? more.right : more.left;
  if (rest === more.left && textOf(source, more.right) !== own) return undefined;
  if (!isAmount(rest)) return undefined;
  return `${textOf(source, test.left)} < ${operandText(source, rest)} ? ${operandText(source, share)} + 1 : ${own}`;
}

function spreadInPlace({ node, path }: OperatorSite, source: string): string | undefined {
  if (node.type !== 'ExpressionStatement' || node.expression.type !== 'AssignmentExpression') return undefined;
  const { operator, left: place, right: rest } = node.expression;
  const isAdded = operator === '+=' && place.type === 'MemberExpression' && place.computed && isAmount(rest);
  if (!isAdded || !isEnd(place, source)) return undefined;
  const index = freeName(path, ['i', 'index', 'nth']);
  if (index === undefined) return undefined;
  const [list, most] = [textOf(source, place.object), operandText(source, rest)];
  return `for (let ${index} = 0; ${index} < ${most}; ${index} += 1) ${list}[${index}] += 1;`;
}

/** `shares[0]`, `shares[shares.length - 1]`. */
function isEnd({ object, property }: Babel.MemberExpression, source: string): boolean {
  if (property.type === 'NumericLiteral') return property.value === 0;
  return textOf(source, property).replaceAll(' ', '') === `${textOf(source, object)}.length-1`;
}

function isAmount(node: Node): boolean {
  return node.type !== 'NumericLiteral' && node.type !== 'StringLiteral' && isRepeatable(node);
}
