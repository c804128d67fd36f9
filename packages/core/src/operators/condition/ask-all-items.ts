import type { Operator } from '../operator.ts';
import { endOf, isFunction, startOf, textOf, type Node } from '../../syntax/node.ts';
import { pathsOf } from '../../syntax/path.ts';
import { methodName } from '../shared/call.ts';
import { operandText } from '../shared/text.ts';

const NAMES = ['item', 'each', 'one', 'element'];

/** `isOpen(doors[0])` → `doors.some((item) => isOpen(item))`, `keys[0] === key` → `keys.every((item) => item === key)`. */
export const askAllItems: Operator = {
  name: 'ask-all-items',
  family: 'condition',
  description: 'only the first or last item of a list asked what all of them have to be asked',
  floor: 1.7,
  on: 'expression',
  *replacements({ node }, { source, kindOf }) {
    if (!/^(Call|Binary)Expression$/.test(node.type) || kindOf(node) !== 'boolean') return;
    const [item, ...others] = [...pathsOf(node, isFunction)].filter((path) => listOf(path.node, source) !== undefined);
    const list = item && listOf(item.node, source);
    if (item === undefined || list === undefined || others.length > 0 || kindOf(list) !== 'array') return;
    const text = textOf(source, node);
    const name = NAMES.find((each) => !new RegExp(`\\b${each}\\b`).test(text));
    if (name === undefined) return;
    const asked = source.slice(startOf(node), startOf(item.node)) + name + source.slice(endOf(item.node), endOf(node));
    yield { text: `${operandText(source, list)}.some((${name}) => ${asked})`, cost: 1.7 };
    yield { text: `${operandText(source, list)}.every((${name}) => ${asked})`, cost: 1.8 };
  },
};

/** The list of which a node is the first or the last item. */
function listOf(node: Node, source: string): Node | undefined {
  if (node.type === 'CallExpression' && methodName(node) === 'at') {
    const [argument] = node.arguments;
    const index = argument === undefined ? '' : textOf(source, argument);
    return /^(0|-1)$/.test(index) ? (node.callee as { object?: Node }).object : undefined;
  }
  if (node.type !== 'MemberExpression' || !node.computed) return undefined;
  const last = `${textOf(source, node.object)}.length - 1`;
  return ['0', last].includes(textOf(source, node.property)) ? node.object : undefined;
}
