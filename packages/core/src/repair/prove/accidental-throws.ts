import type { Node } from '../../syntax/node.ts';
import { pathsOf } from '../../syntax/path.ts';

/**
 * How often code throws what nobody means: a text in the place of an error, or the complaint that a text cannot be called or
 * made, which repeats the text and so passes for the error that a test waits for.
 */
export function accidentalThrows(root: Node): number {
  let count = 0;
  for (const { node } of pathsOf(root)) {
    if (node.type === 'ThrowStatement' && node.argument.type !== 'NewExpression') count++;
    if ((node.type === 'NewExpression' || node.type === 'CallExpression') && isValue(node.callee)) count++;
  }
  return count;
}

function isValue({ type }: Node): boolean {
  return type.endsWith('Literal') || /^(Array|Object|Sequence)Expression$/.test(type);
}
