import { isFunction, isLoop, textOf, type Node } from '../../../syntax/node.ts';
import { enclosing } from '../../../syntax/path.ts';
import { methodName } from '../../shared/call.ts';
import { patternText } from '../../shared/pattern-text.ts';
import type { Operator } from '../../operator.ts';

const COST = 1.2;
const MADE = /([\w$#]+)(?:\s*:\s*[\w.]+)?\s*=\s*new (?:\w+\.)?(TextDecoder|StringDecoder)\b/g;

/** `decoder.decode(chunk)`, chunk after chunk → `decoder.decode(chunk, { stream: true })`; `chunk.toString()` beside a `StringDecoder` → `decoder.write(chunk)`. */
export const decodeStream: Operator = {
  name: 'decode-stream',
  family: 'arguments',
  description: 'characters of several bytes that are cut between two chunks',
  floor: COST,
  on: 'expression',
  *replacements({ node, path }, { source }) {
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return;
    const isRepeated = enclosing(path, (each) => isLoop(each) || isFunction(each)) !== undefined;
    const chunk = isRepeated ? chunkOf(node, source) : undefined;
    if (chunk === undefined) return;
    // One that is made for all chunks can remember what it was given.
    for (const [, name = '', kind] of source.matchAll(MADE)) {
      const isField = !new RegExp(`\\b(?:const|let|var) ${patternText(name)}\\b`).test(source);
      const decoder = isField ? `this.${name}` : name;
      const decodes = methodName(node) === 'decode';
      if (decodes && textOf(source, node.callee.object) !== decoder) continue;
      if (kind === 'TextDecoder') yield { text: `${decoder}.decode(${chunk}, { stream: true })`, cost: COST };
      else if (!decodes) yield { text: `${decoder}.write(${chunk})`, cost: COST };
    }
  },
};

/** `chunk` of `decoder.decode(chunk)` and of `chunk.toString('utf8')`. */
function chunkOf(node: Extract<Node, { type: 'CallExpression' }>, source: string): string | undefined {
  const [given, ...others] = node.arguments;
  if (node.callee.type !== 'MemberExpression' || others.length > 0) return undefined;
  if (methodName(node) === 'decode') return given && textOf(source, given);
  const isUtf8 = given === undefined || /^['"`]utf-?8['"`]$/i.test(textOf(source, given));
  return methodName(node) === 'toString' && isUtf8 ? textOf(source, node.callee.object) : undefined;
}
