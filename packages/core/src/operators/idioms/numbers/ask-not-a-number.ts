import { textOf, type Node } from '../../../syntax/node.ts';
import type { Path } from '../../../syntax/path.ts';
import type { Operator } from '../../operator.ts';
import { textIn } from '../../shared/choice-in.ts';
import { isDenial } from '../../shared/is-denial.ts';

const COMPARES = /^[!=]==?$/;

/**
 * `value === NaN` → `Number.isNaN(value)`; `a === b` → `Object.is(a, b)`, where both were that; `!isNaN(value)` → `isFinite(value)`,
 * where it was without end.
 */
export const askNotANumber: Operator = {
  name: 'ask-not-a-number',
  family: 'condition',
  description: 'compared with NaN, which is equal to nothing; infinity taken for a number like others',
  floor: 0.5,
  on: 'expression',
  *replacements({ node, path }, { source, failingValuesOf }) {
    const asked = questionIn(node, path, source);
    if (asked !== undefined && failingValuesOf(asked.value).some(isEndless))
      yield { text: `${asked.asks}(${textIn(source, asked.value)})`, cost: 0.9 };
    if (node.type !== 'BinaryExpression' || !COMPARES.test(node.operator)) return;
    const isLeft = isNotANumber(node.left, source);
    const not = node.operator.startsWith('!') ? '!' : '';
    if (!isLeft && !isNotANumber(node.right, source)) {
      const [left, right] = [failingValuesOf(node.left), failingValuesOf(node.right)];
      const areBoth = left.some((value, nth) => Number.isNaN(value) && Number.isNaN(right[nth]));
      if (areBoth)
        yield { text: `${not}Object.is(${textIn(source, node.left)}, ${textIn(source, node.right)})`, cost: 0.9 };
      return;
    }
    yield { text: `${not}Number.isNaN(${textIn(source, isLeft ? node.right : node.left)})`, cost: 0.5 };
  },
};

function isNotANumber(node: Node, source: string): boolean {
  return /^(Number\.)?NaN$/.test(textOf(source, node));
}

interface Question {
  readonly value: Node;
  /** What asks for infinity as well, of the same kind: the global one makes a number of a text first. */
  readonly asks: string;
}

/** `!Number.isNaN(value)`, or `Number.isNaN(value)` that nothing denies. */
function questionIn(node: Node, { parent }: Path, source: string): Question | undefined {
  const isDenied = isDenial(node);
  const call = isDenied ? node.argument : node;
  if (call.type !== 'CallExpression' || (!isDenied && isDenial(parent?.node))) return undefined;
  const asked = textOf(source, call.callee);
  const [value] = call.arguments;
  if (!/^(Number\.)?isNaN$/.test(asked) || value === undefined || value.type === 'SpreadElement') return undefined;
  return { value, asks: (isDenied ? '' : '!') + asked.replace('isNaN', 'isFinite') };
}

function isEndless(value: unknown): boolean {
  return value === Infinity || value === -Infinity;
}
