import { textOf } from '../../../syntax/node.ts';
import { enclosingFunction, pathsOf } from '../../../syntax/path.ts';
import type { Operator, OperatorContext, OperatorSite } from '../../operator.ts';

// More than one byte in UTF-8.
const WIDE = /[\u0080-\uFFFF]/;
const ABOUT_BYTES = /bytes?\b|octets?\b|utf-?8|Buffer\b|Uint8Array/i;

/** `text.length` → `Buffer.byteLength(text)` or `new TextEncoder().encode(text).length`, where a failing test has met more than ASCII. */
export const countBytes: Operator = {
  name: 'count-bytes',
  family: 'collection',
  description: 'lengths of texts where bytes are meant: content lengths, frames, lines of a limited width',
  floor: 1.1,
  on: 'expression',
  *replacements(site, context) {
    const { node } = site;
    const { source, kindOf } = context;
    if (node.type !== 'MemberExpression' || node.computed || kindOf(node.object) !== 'string') return;
    if (node.property.type !== 'Identifier' || node.property.name !== 'length' || !isWideMet(site, context)) return;
    const text = textOf(source, node.object);
    const cost = ABOUT_BYTES.test(source) ? 1.1 : 1.8;
    const ways = [`new TextEncoder().encode(${text}).length`, `Buffer.byteLength(${text})`];
    // As the module does it elsewhere: the one is for all platforms, the other shorter.
    if (/\bBuffer\./.test(source)) ways.reverse();
    for (const [nth, way] of ways.entries()) yield { text: way, cost: cost + nth * 0.1 };
  },
};

/** By a failing test, anywhere in the function: of a text that is walked through only the first characters were recorded one by one. */
function isWideMet({ path }: OperatorSite, { failingValuesOf }: OperatorContext): boolean {
  const around = enclosingFunction(path)?.node ?? path.node;
  for (const { node } of pathsOf(around)) {
    const isRead = node.type === 'Identifier' || node.type === 'MemberExpression';
    if (isRead && failingValuesOf(node).some((value) => typeof value === 'string' && WIDE.test(value))) return true;
  }
  return false;
}
