import type * as Babel from '@babel/types';
import { textOf, type Node } from '../../syntax/node.ts';
import type { Path } from '../../syntax/path.ts';
import type { Operator, OperatorSite } from '../operator.ts';
import { methodName } from '../shared/call.ts';
import { givesOrder } from '../shared/gives-order.ts';
import { operandText } from '../shared/text.ts';
import { isWorkedOut, WORKED_OUT } from '../shared/worked-out.ts';

const ONE_OFF =
  /^(Identifier|MemberExpression|OptionalMemberExpression|CallExpression|BinaryExpression|AwaitExpression)$/;

const COUNTED = 0.4;
/** Of what a comparator answers only the sign counts. */
const SIGN = 1.5;
/** `total += cents - 1`, where it was hundreds: nobody counts that, and it only makes up for what is wrong elsewhere. */
const AMOUNT = { least: 100, cost: 2 } as const;
/** A step that somebody has taken on purpose is the one that may be too many. */
const THERE = 0.2;

/** `n` → `n + 1` and `n - 1`, `n + 1` → `n` and `n + 2`, for whatever was seen to be a number each time; `1 - share` for what was seen between 0 and 1. */
export const offByOne: Operator = {
  name: 'off-by-one',
  family: 'constant',
  description: 'one too many or too few: the last index, an inclusive bound, a count; a share taken for its rest',
  floor: 1,
  on: 'expression',
  *replacements(site, context) {
    const { node, path } = site;
    const { source, kindOf, valuesOf } = context;
    if (!ONE_OFF.test(node.type) || kindOf(node) !== 'number') return;
    if (path.parent?.node.type === 'ExpressionStatement' || isStepped(path)) return;
    const values = valuesOf(node);
    // Nobody adds one to what is missing now and then, though `!(n + 1)` tells it from a zero.
    if (values.some((value) => value === undefined || value === null)) return;
    const sum = node.type === 'BinaryExpression' && (node.operator === '+' || node.operator === '-');
    const operand = sum ? source.slice(node.start as number, node.end as number) : operandText(source, node);
    const isSign = givesOrder(path) || methodName(node) === 'localeCompare';
    const isAmount = isSummedUp(path) && values.some((value) => Math.abs(Number(value)) >= AMOUNT.least);
    const cost =
      1.2 +
      (isWorkedOut(site, context) ? WORKED_OUT : 0) +
      (isCountGiven(site) ? COUNTED : 0) +
      (isSign ? SIGN : 0) +
      (isAmount ? AMOUNT.cost : 0);
    if (isStep(node)) {
      yield { text: textOf(source, node.left), cost: cost - THERE };
      yield { text: `${operandText(source, node.left)} ${node.operator} 2`, cost };
    } else {
      yield { text: `${operand} + 1`, cost };
      yield { text: `${operand} - 1`, cost };
    }
    if (values.every(isShare) && !values.every(Number.isInteger))
      yield { text: `1 - ${operandText(source, node)}`, cost: 1.5 };
  },
};

/** `row + 1`, `row - 1`. */
function isStep(node: Node): node is Babel.BinaryExpression {
  if (node.type !== 'BinaryExpression' || (node.operator !== '+' && node.operator !== '-')) return false;
  return node.right.type === 'NumericLiteral' && node.right.value === 1;
}

/** What stands in such a sum is changed with it. */
function isStepped({ parent, key }: Path): boolean {
  return key === 'left' && parent !== undefined && isStep(parent.node);
}

function isSummedUp({ key, parent }: Path): boolean {
  return key === 'right' && parent?.node.type === 'AssignmentExpression' && /^[-+]=$/.test(parent.node.operator);
}

/** `return all.length`: whoever asks how many there are is told of all. */
function isCountGiven({ node, path }: OperatorSite): boolean {
  const isCount = node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier';
  if (!isCount || !/^(length|size)$/.test((node.property as Babel.Identifier).name)) return false;
  return path.parent?.node.type === 'ReturnStatement';
}

function isShare(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= 1;
}
