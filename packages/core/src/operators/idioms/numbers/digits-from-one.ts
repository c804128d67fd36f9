import type * as Babel from '@babel/types';
import type { Edit } from '../../../model/edit.ts';
import { endOf, isLoop, startOf, type Node } from '../../../syntax/node.ts';
import { enclosing, enclosingFunction, pathsOf } from '../../../syntax/path.ts';
import type { PatchOperator } from '../../operator.ts';
import { operandText } from '../../shared/text.ts';

const COST = 1.7;

/** `n = n * 26 + (code - 65)` and `return n;` → `n = n * 26 + (code - 64)` and `return n - 1;`: AA comes after Z, as columns are counted. */
export const digitsFromOne: PatchOperator = {
  name: 'digits-from-one',
  family: 'uniform',
  description: 'letters read as digits from 0, where A, AA and AAA are not the same',
  floor: COST,
  on: 'module',
  *patches(sites, { source }) {
    for (const { node, path } of sites) {
      if (node.type !== 'AssignmentExpression' || node.operator !== '=' || node.left.type !== 'Identifier') continue;
      if (enclosing(path, isLoop) === undefined) continue;
      const digit = digitOf(node);
      const around = enclosingFunction(path)?.node;
      const answer = around && lastAnswer(around, node.left.name);
      if (digit === undefined || answer === undefined) continue;
      const at = endOf(answer);
      yield { edits: [oneMore(digit, source), { start: at, end: at, text: ' - 1' }], cost: COST };
    }
  },
};

/** `code - 65` of `n = n * 26 + (code - 65)`. */
function digitOf({ left, right }: Babel.AssignmentExpression): Node | undefined {
  if (right.type !== 'BinaryExpression' || right.operator !== '+') return undefined;
  const { left: shifted, right: digit } = right;
  const isShifted =
    shifted.type === 'BinaryExpression' &&
    shifted.operator === '*' &&
    shifted.left.type === 'Identifier' &&
    shifted.left.name === (left as Babel.Identifier).name;
  return isShifted ? digit : undefined;
}

function lastAnswer(around: Node, name: string): Node | undefined {
  const answers = [...pathsOf(around)].flatMap(({ node }) => (node.type === 'ReturnStatement' ? [node.argument] : []));
  return answers.findLast((each) => each?.type === 'Identifier' && each.name === name) ?? undefined;
}

function oneMore(digit: Node, source: string): Edit {
  const { start, end } = { start: startOf(digit), end: endOf(digit) };
  const first = digit.type === 'BinaryExpression' && digit.operator === '-' ? digit.right : undefined;
  if (first?.type === 'NumericLiteral')
    return { start: startOf(first), end: endOf(first), text: String(first.value - 1) };
  return { start, end, text: `${operandText(source, digit)} + 1` };
}
