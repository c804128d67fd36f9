import { textOf, type Node } from '../../../syntax/node.ts';
import { isRepeatable } from '../../shared/is-repeatable.ts';
import { infix } from '../../shared/text.ts';
import { commonKind } from '../../shared/value-kind.ts';
import type { Operator, OperatorContext } from '../../operator.ts';
import { joinedPair } from './text-parts.ts';

const COST = 1.3;

/** `from + '-' + to` → `from === to ? String(from) : from + '-' + to`. */
export const collapseRange: Operator = {
  name: 'collapse-range',
  family: 'condition',
  description: 'a range of one, told with its beginning and its end',
  floor: COST,
  on: 'expression',
  *replacements({ node, path }, context) {
    const pair = joinedPair(path);
    if (pair === undefined || !areAlike(pair, context)) return;
    const first = textOf(context.source, pair.first);
    const alone = commonKind(context.valuesOf(pair.first)) === 'string' ? first : `String(${first})`;
    const question = infix(context.source, pair.first, '===', pair.last);
    yield { text: `${question} ? ${alone} : ${textOf(context.source, node)}`, cost: COST };
  },
};

/** Whether both may be read twice, and some failing test has seen the same in both. */
function areAlike({ first, last }: { first: Node; last: Node }, { failingValuesOf }: OperatorContext): boolean {
  if (!isRepeatable(first) || !isRepeatable(last)) return false;
  const ends = failingValuesOf(last);
  return failingValuesOf(first).some((value, nth) => isEnd(value) && value === ends[nth]);
}

function isEnd(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}
