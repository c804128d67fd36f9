import type * as Babel from '@babel/types';
import { textOf } from '../../../syntax/node.ts';
import { enclosing } from '../../../syntax/path.ts';
import { argumentsOf, callText, methodName } from '../../shared/call.ts';
import type { Operator } from '../../operator.ts';

/** `items.splice(i, 1)` → `items.splice(i--, 1)` in a loop that counts `i` on. */
export const stepBack: Operator = {
  name: 'step-back',
  family: 'collection',
  description: 'the item behind one that was removed is passed over',
  floor: 1,
  on: 'expression',
  *replacements({ node, path }, { source }) {
    if (node.type !== 'CallExpression' || methodName(node) !== 'splice') return;
    const loop = enclosing(path, ({ type }) => type === 'ForStatement')?.node as Babel.ForStatement | undefined;
    const update = loop?.update;
    if (update?.type !== 'UpdateExpression' || update.operator !== '++') return;
    const [at, ...rest] = argumentsOf(node, source) as [string];
    if (at === textOf(source, update.argument)) yield { text: callText(node, source, [`${at}--`, ...rest]), cost: 1 };
  },
};
