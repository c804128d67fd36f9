import { textOf, type Node } from '../../../syntax/node.ts';
import type { Operator, OperatorContext } from '../../operator.ts';
import { textParts, withParts } from './text-parts.ts';

const ENCODED = /%[0-9A-F]{2}/;
const COST = { all: 1.4, one: 1.5 };

/** `key + '=' + value` → `encodeURIComponent(key) + '=' + encodeURIComponent(value)`, where a failing test waits for `%20` and the like. */
export const encodeParts: Operator = {
  name: 'encode-parts',
  family: 'collection',
  description: 'parts of an address that are put into it as they are',
  floor: COST.all,
  on: 'expression',
  *replacements({ node, path }, context) {
    const { source, facts } = context;
    if (![...facts.expectedTexts, ...facts.expectedStrings].some((text) => ENCODED.test(text))) return;
    const open = textParts(path).flatMap((part) => ('node' in part && isOpen(part.node, context) ? [part.node] : []));
    const encoded = (parts: readonly Node[]): string =>
      withParts(source, node, new Map(parts.map((part) => [part, `encodeURIComponent(${textOf(source, part)})`])));
    if (open.length > 1) yield { text: encoded(open), cost: COST.all };
    for (const part of open) yield { text: encoded([part]), cost: COST.one };
  },
};

/** A text, and not encoded yet. */
function isOpen(node: Node, { source, kindOf }: OperatorContext): boolean {
  return kindOf(node) === 'string' && !textOf(source, node).startsWith('encodeURI');
}
