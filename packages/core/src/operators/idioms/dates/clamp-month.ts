import type * as Babel from '@babel/types';
import { textOf } from '../../../syntax/node.ts';
import { methodName } from '../../shared/call.ts';
import { isChain } from '../../shared/is-chain.ts';
import type { Operator } from '../../operator.ts';
import { indentAt } from '../../shared/text.ts';

const SETTER = /^set(UTC)?(?:Month|FullYear)$/;

/** `date.setMonth(month);`: and where that leads beyond its end, `date.setDate(0)`, the last day of the month before. */
export const clampMonth: Operator = {
  name: 'clamp-month',
  family: 'statement',
  description: 'a month after the 31st of January that is the 2nd or 3rd of March',
  floor: 1.3,
  on: 'statement',
  *replacements({ node, start }, { source }) {
    const call = node.type === 'ExpressionStatement' ? node.expression : undefined;
    const setter = call === undefined ? null : SETTER.exec(methodName(call) ?? '');
    if (call?.type !== 'CallExpression' || setter === null) return;
    const { object } = call.callee as Babel.MemberExpression;
    if (!isChain(object)) return;
    const [date, zone] = [textOf(source, object), setter[1] ?? ''];
    const day = `${date}.get${zone}Date()`;
    const lines = [
      `const dayOfMonth = ${day};`,
      `${textOf(source, call)};`,
      `if (${day} !== dayOfMonth) ${date}.set${zone}Date(0);`,
    ];
    yield { text: lines.join(`\n${indentAt(source, start)}`), cost: 1.3 };
  },
};
