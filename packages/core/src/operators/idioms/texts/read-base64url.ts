import { textOf, type Node } from '../../../syntax/node.ts';
import { callText } from '../../shared/call.ts';
import type { Operator } from '../../operator.ts';
import { operandText } from '../../shared/text.ts';

/** `atob(part)` → `atob(part.replaceAll('-', '+').replaceAll('_', '/'))`, `Buffer.from(part, 'base64')` → `…, 'base64url')`. */
export const readBase64url: Operator = {
  name: 'read-base64url',
  family: 'collection',
  description: 'the base64 of tokens and addresses, which has other signs, read as that of mails',
  floor: 0.9,
  on: 'expression',
  *replacements({ node }, { source, failingValuesOf }) {
    if (node.type !== 'CallExpression') return;
    const [text, encoding] = node.arguments as [Node?, Node?];
    const callee = textOf(source, node.callee);
    if (text === undefined || !failingValuesOf(text).some((value) => typeof value === 'string' && /[-_]/.test(value)))
      return;
    const given = `${operandText(source, text)}.replaceAll('-', '+').replaceAll('_', '/')`;
    if (callee === 'atob') yield { text: callText(node, source, [given]), cost: 0.9 };
    if (callee === 'Buffer.from' && encoding?.type === 'StringLiteral' && encoding.value === 'base64')
      yield { text: callText(node, source, [textOf(source, text), "'base64url'"]), cost: 0.9 };
  },
};
