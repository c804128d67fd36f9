import { textOf } from '../../syntax/node.ts';
import { callText } from '../shared/call.ts';
import type { Operator } from '../operator.ts';

/** They count in bytes; other views would have to divide. */
const VIEWS = /^(DataView|Uint8Array|Int8Array|Uint8ClampedArray)$/;

/** `new DataView(bytes.buffer)` → `new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)`; `Buffer.from` likewise. */
export const viewOwnBytes: Operator = {
  name: 'view-own-bytes',
  family: 'arguments',
  description: 'the whole buffer looked at, of which a view holds only a part',
  floor: 1.2,
  on: 'expression',
  *replacements({ node }, { source }) {
    if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return;
    const [buffer] = node.arguments;
    if (node.arguments.length !== 1 || buffer?.type !== 'MemberExpression' || !viewsBytes(node, source)) return;
    if (buffer.property.type !== 'Identifier' || buffer.property.name !== 'buffer') return;
    const view = textOf(source, buffer.object);
    const own = [textOf(source, buffer), `${view}.byteOffset`, `${view}.byteLength`];
    yield { text: callText(node, source, own), cost: 1.2 };
  },
};

function viewsBytes(
  { type, callee }: { readonly type: string; readonly callee: Parameters<typeof textOf>[1] },
  source: string,
): boolean {
  return type === 'NewExpression' ? VIEWS.test(textOf(source, callee)) : textOf(source, callee) === 'Buffer.from';
}
