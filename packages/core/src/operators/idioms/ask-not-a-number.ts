import { textOf, type Node } from '../../syntax/node.ts';
import type { Operator } from '../operator.ts';

const COMPARES = /^[!=]==?$/;

/** `value === NaN` → `Number.isNaN(value)`; `a === b` → `Object.is(a, b)`, where both were that. */
export const askNotANumber: Operator = {
  name: 'ask-not-a-number',
  family: 'condition',
  description: 'compared with NaN, which is equal to nothing; infinity taken for a number like others',
  floor: 0.5,
  on: 'expression',
  *replacements({ node }, { source, failingValuesOf }) {
    const given = node.type === 'UnaryExpression' && node.operator === '!' ? askedIn(node.argument, source) : undefined;
    const isEndless = given && failingValuesOf(given).some((value) => Math.abs(Number(value)) === Infinity);
    if (isEndless) yield { text: `Number.isFinite(${textOf(source, given)})`, cost: 0.9 };
    if (node.type !== 'BinaryExpression' || !COMPARES.test(node.operator)) return;
    const isLeft = isNotANumber(node.left, source);
    const not = node.operator.startsWith('!') ? '!' : '';
    if (!isLeft && !isNotANumber(node.right, source)) {
      const [left, right] = [failingValuesOf(node.left), failingValuesOf(node.right)];
      const areBoth = left.some((value, nth) => Number.isNaN(value) && Number.isNaN(right[nth]));
      if (areBoth)
        yield { text: `${not}Object.is(${textOf(source, node.left)}, ${textOf(source, node.right)})`, cost: 0.9 };
      return;
    }
    yield { text: `${not}Number.isNaN(${textOf(source, isLeft ? node.right : node.left)})`, cost: 0.5 };
  },
};

function isNotANumber(node: Node, source: string): boolean {
  return /^(Number\.)?NaN$/.test(textOf(source, node));
}

/** What `Number.isNaN(value)` asks about. */
function askedIn(node: Node, source: string): Node | undefined {
  return node.type === 'CallExpression' && /^(Number\.)?isNaN$/.test(textOf(source, node.callee))
    ? node.arguments[0]
    : undefined;
}
