import { textOf } from '../../../syntax/node.ts';
import { methodName } from '../../shared/call.ts';
import type { Operator } from '../../operator.ts';

const COST = 1.4;
const MARKS = /\p{M}/u;

/** `title.toLowerCase()` → `title.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')`, where a failing test has met an `è`. */
export const stripMarks: Operator = {
  name: 'strip-marks',
  family: 'collection',
  description: 'accents that are thrown away with their letters: slugs, sort keys, searches',
  floor: COST,
  on: 'expression',
  *replacements({ node, path }, { source, failingValuesOf }) {
    // One place of a chain is enough: its beginning, or where it is made small.
    const isFirst = node.type === 'Identifier' && path.key === 'object' && isCall(path.parent?.parent?.node.type);
    const isCase = /^to(Lower|Upper)Case$/.test(methodName(node) ?? '');
    if ((!isFirst && !isCase) || textOf(source, path.parent?.parent?.node ?? node).includes('normalize(')) return;
    const isMarked = failingValuesOf(node).some(
      (value) => typeof value === 'string' && MARKS.test(value.normalize('NFD')),
    );
    if (isMarked) yield { text: `${textOf(source, node)}.normalize('NFD').replace(/\\p{M}/gu, '')`, cost: COST };
  },
};

function isCall(type: string | undefined): boolean {
  return type === 'CallExpression';
}
