import { textOf } from '../../../syntax/node.ts';
import { isList } from '../../shared/value-kind.ts';
import type { Operator } from '../../operator.ts';

const COST = 1.4;

/** `[...base, ...extra]` → `[...new Set([...base, ...extra])]`, where a failing test has met the same text in it twice. */
export const eachOnce: Operator = {
  name: 'each-once',
  family: 'collection',
  description: 'two lists put together that have something in common',
  floor: COST,
  on: 'expression',
  *replacements({ node }, { source, failingValuesOf }) {
    const isJoined =
      node.type === 'ArrayExpression' &&
      node.elements.length > 1 &&
      node.elements.filter((each) => each?.type === 'SpreadElement').length > 0;
    if (!isJoined || !failingValuesOf(node).some(hasTwice)) return;
    yield { text: `[...new Set(${textOf(source, node)})]`, cost: COST };
  },
};

function hasTwice(value: unknown): boolean {
  const texts = isList(value) ? value.filter((each) => typeof each === 'string' || typeof each === 'number') : [];
  return new Set(texts).size < texts.length;
}
