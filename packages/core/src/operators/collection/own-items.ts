import { textOf } from '../../syntax/node.ts';
import { methodName } from '../shared/call.ts';
import { textIn } from '../shared/choice-in.ts';
import type { Operator } from '../operator.ts';

const MADE = /^(Array|Object|New)Expression$/;

/** `new Array(n).fill([])` → `Array.from({ length: n }, () => [])`: an item of its own for each place. */
export const ownItems: Operator = {
  name: 'own-items',
  family: 'collection',
  description: 'one list or object in all places of a new list, where each is meant to have its own',
  floor: 1.2,
  on: 'expression',
  *replacements({ node }, { source, kindOf }) {
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression' || methodName(node) !== 'fill')
      return;
    const [item] = node.arguments;
    const made = node.callee.object;
    if (item === undefined || node.arguments.length > 1) return;
    const isMade =
      MADE.test(item.type) || (item.type === 'CallExpression' && /^(array|object|map|set)$/.test(kindOf(item) ?? ''));
    if (!isMade) return;
    if ((made.type !== 'NewExpression' && made.type !== 'CallExpression') || textOf(source, made.callee) !== 'Array')
      return;
    const [length, ...others] = made.arguments;
    if (length === undefined || length.type === 'SpreadElement' || others.length > 0) return;
    const text = textOf(source, item);
    yield {
      text: `Array.from({ length: ${textIn(source, length)} }, () => ${item.type === 'ObjectExpression' ? `(${text})` : text})`,
      cost: 1.2,
    };
  },
};
