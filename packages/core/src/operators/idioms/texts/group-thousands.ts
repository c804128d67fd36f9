import type * as Babel from '@babel/types';
import { startOf } from '../../../syntax/node.ts';
import { methodName } from '../../shared/call.ts';
import { quote } from '../../shared/text.ts';
import type { Operator } from '../../operator.ts';

const COST = 1.2;
const SEPARATOR = /^[,.'_’\s]$/;
/** From the right already. */
const DONE = /^\\B\(\?=.*(\(\?!\\d\)|\$)\)$/;
const THREE = /\\d(\{3\}|\\d\\d)|\[0-9\]\{3\}/;

/** `text.replace(/(\d{3})/g, '$1,')` → `text.replace(/\B(?=(\d{3})+(?!\d))/g, ',')`. */
export const groupThousands: Operator = {
  name: 'group-thousands',
  family: 'constant',
  description: 'digits put in groups from the left, which wants to be done from the right',
  floor: COST,
  on: 'expression',
  *replacements({ node }, { source }) {
    if (node.type !== 'CallExpression' || !/^replace(All)?$/.test(methodName(node) ?? '')) return;
    const [pattern, by] = node.arguments;
    if (pattern?.type !== 'RegExpLiteral' || by?.type !== 'StringLiteral' || !THREE.test(pattern.pattern)) return;
    if (DONE.test(pattern.pattern) && pattern.flags.includes('g')) return;
    const separator = by.value.replace(/\$(\d|&)/g, '');
    if (!SEPARATOR.test(separator)) return;
    const { property } = node.callee as Babel.MemberExpression;
    const receiver = source.slice(startOf(node), startOf(property));
    yield { text: `${receiver}replace(/\\B(?=(\\d{3})+(?!\\d))/g, ${quote(separator)})`, cost: COST };
  },
};
