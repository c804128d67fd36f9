import { textOf, type Node } from '../../../syntax/node.ts';
import type { Operator } from '../../operator.ts';
import { isChain } from '../../shared/is-chain.ts';

const COST = 1.1;

/** `a[key] === b[key]` → `Object.hasOwn(b, key) && a[key] === b[key]`, where `b` has no such key. */
export const askBothKeys: Operator = {
  name: 'ask-both-keys',
  family: 'condition',
  description: 'two objects compared key by key, of which one has another key, and so nothing under the one asked for',
  floor: COST,
  on: 'expression',
  *replacements({ node, path }, { source, failingValuesOf }) {
    const [left, right] = sidesOf(node);
    if (left === undefined || right === undefined || !isEntry(left) || !isEntry(right)) return;
    const [key, same] = [textOf(source, left.property), textOf(source, right.property)];
    if (key !== same || textOf(source, left.object) === textOf(source, right.object)) return;
    if (!failingValuesOf(right).includes(undefined)) return;
    const isDenied = node.type === 'BinaryExpression' && node.operator.startsWith('!');
    // `!isEqual(a[key], b[key])`: the question goes into what is denied.
    const inner = `Object.hasOwn(${textOf(source, right.object)}, ${key})`;
    const text = isDenied ? `!${inner} || ${textOf(source, node)}` : `${inner} && ${textOf(source, node)}`;
    if (path.parent?.node.type !== 'LogicalExpression') yield { text, cost: COST };
  },
};

type Entry = Extract<Node, { type: 'MemberExpression' }>;

/** Of a comparison, or of a call that compares. */
function sidesOf(node: Node): readonly (Node | undefined)[] {
  if (node.type === 'BinaryExpression') return /^[!=]==?$/.test(node.operator) ? [node.left, node.right] : [];
  return node.type === 'CallExpression' && node.arguments.length === 2 ? node.arguments : [];
}

function isEntry(node: Node): node is Entry {
  return (
    node.type === 'MemberExpression' && node.computed && isChain(node.object) && node.property.type === 'Identifier'
  );
}
