import type * as Babel from '@babel/types';
import { textOf } from '../../../syntax/node.ts';
import type { Operator } from '../../operator.ts';
import { methodName } from '../../shared/call.ts';
import { isChain } from '../../shared/is-chain.ts';
import { isRepeatable } from '../../shared/is-repeatable.ts';
import { operandText } from '../../shared/text.ts';

const COST = 1.2;
/** Methods that take up to a place, or put in at a place, by the argument that is the place. */
const PLACE: Readonly<Record<string, number>> = { splice: 0, toSpliced: 0, slice: 1, substring: 1 };

/** `items.splice(at, 0, item)` → `items.splice(at === -1 ? items.length : at, 0, item)`, `text.slice(0, at)` alike. */
export const endWhenAbsent: Operator = {
  name: 'end-when-absent',
  family: 'missing-value',
  description: 'the place of something that is not there, -1, taken for one before the last',
  floor: COST,
  on: 'expression',
  *replacements({ node, path: { parent, key, index } }, { source, failingValuesOf }) {
    const call = parent?.node;
    if (key !== 'arguments' || call?.type !== 'CallExpression' || !isChain(node)) return;
    if (PLACE[methodName(call) ?? ''] !== index || !failingValuesOf(node).includes(-1)) return;
    // To take something out is another matter: where it is not there, nothing goes.
    if (index === 0 && textOf(source, call.arguments[1] ?? call) !== '0') return;
    const list = (call.callee as Babel.MemberExpression).object;
    const isSpread = call.arguments.slice(0, index).some(({ type }) => type === 'SpreadElement');
    if (isSpread || !isRepeatable(list)) return;
    const at = textOf(source, node);
    yield { text: `${at} === -1 ? ${operandText(source, list)}.length : ${at}`, cost: COST };
  },
};
