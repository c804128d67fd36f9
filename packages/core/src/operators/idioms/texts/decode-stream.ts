import { isFunction, isLoop, textOf } from '../../../syntax/node.ts';
import { enclosing } from '../../../syntax/path.ts';
import { methodName } from '../../shared/call.ts';
import type { Operator } from '../../operator.ts';

const COST = 1.2;
const MADE = /([\w$#]+)(?:\s*:\s*[\w.]+)?\s*=\s*new (?:\w+\.)?TextDecoder\b/g;

/** `decoder.decode(chunk)`, chunk after chunk → `decoder.decode(chunk, { stream: true })`. */
export const decodeStream: Operator = {
  name: 'decode-stream',
  family: 'arguments',
  description: 'characters of several bytes that are cut between two chunks',
  floor: COST,
  on: 'expression',
  *replacements({ node, path }, { source }) {
    if (node.type !== 'CallExpression' || methodName(node) !== 'decode' || node.callee.type !== 'MemberExpression')
      return;
    const [chunk] = node.arguments;
    const isRepeated = enclosing(path, (each) => isLoop(each) || isFunction(each)) !== undefined;
    if (chunk === undefined || node.arguments.length > 1 || !isRepeated) return;
    // One that is made for all chunks can remember what it was given.
    const decoder = textOf(source, node.callee.object).split('.').at(-1);
    if (![...source.matchAll(MADE)].some(([, name]) => name === decoder)) return;
    yield { text: `${textOf(source, node.callee)}(${textOf(source, chunk)}, { stream: true })`, cost: COST };
  },
};
