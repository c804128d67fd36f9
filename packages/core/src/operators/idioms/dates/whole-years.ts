import { methodName } from '../../shared/call.ts';
import { isChain } from '../../shared/is-chain.ts';
import { textOf, type Node } from '../../../syntax/node.ts';
import type { Operator } from '../../operator.ts';

const YEAR = /^get(UTC)?FullYear$/;

/** `now.getFullYear() - born.getFullYear()` → one less before the day of the year has come. */
export const wholeYears: Operator = {
  name: 'whole-years',
  family: 'constant',
  description: 'an age that goes by years alone, before the birthday',
  floor: 1.2,
  on: 'expression',
  *replacements({ node }, { source }) {
    if (node.type !== 'BinaryExpression' || node.operator !== '-') return;
    const [now, then] = [dateOf(node.left, source), dateOf(node.right, source)];
    const [, zone = ''] = YEAR.exec(methodName(node.left) ?? '') ?? [];
    if (now === undefined || then === undefined) return;
    const [month, day] = [`get${zone}Month()`, `get${zone}Date()`];
    const isEarlier = `${now}.${month} === ${then}.${month} && ${now}.${day} < ${then}.${day}`;
    const isBefore = `${now}.${month} < ${then}.${month} || (${isEarlier})`;
    yield { text: `${textOf(source, node)} - (${isBefore} ? 1 : 0)`, cost: 1.2 };
  },
};

function dateOf(node: Node, source: string): string | undefined {
  if (!YEAR.test(methodName(node) ?? '') || node.type !== 'CallExpression') return undefined;
  const { callee } = node;
  return callee.type === 'MemberExpression' && isChain(callee.object) ? textOf(source, callee.object) : undefined;
}
