import { textOf } from '../../../syntax/node.ts';
import { isRepeatable } from '../../shared/is-repeatable.ts';
import { asOperand } from '../../shared/text.ts';
import { commonKind } from '../../shared/value-kind.ts';
import type { Operator } from '../../operator.ts';
import { joinedPair } from './text-parts.ts';

const COST = 1.3;
const TEST = new Map<unknown, string>([
  [undefined, '=== undefined'],
  [null, '=== null'],
  ['', "=== ''"],
]);

/** `old + ', ' + value` → `old === undefined ? value : old + ', ' + value`. */
export const joinPresent: Operator = {
  name: 'join-present',
  family: 'missing-value',
  description: 'a first part that is joined to nothing, with a separator or an `undefined` before it',
  floor: COST,
  on: 'expression',
  *replacements({ node, path }, { source, valuesOf, failingValuesOf }) {
    const pair = joinedPair(path);
    if (pair === undefined || !isRepeatable(pair.first)) return;
    const question = failingValuesOf(pair.first).flatMap((value) => TEST.get(value) ?? [])[0];
    if (question === undefined) return;
    const [text, last] = [textOf(source, pair.first), textOf(source, pair.last)];
    // Alone it is no text by itself.
    const isText = [undefined, 'string'].includes(commonKind(valuesOf(pair.last)));
    const other = isText ? last : `String(${last})`;
    yield { text: `${asOperand(text)} ${question} ? ${other} : ${textOf(source, node)}`, cost: COST };
  },
};
