import type { Node } from '../../../syntax/node.ts';
import type { Operator, OperatorContext } from '../../operator.ts';
import { operandText } from '../../shared/text.ts';
import { textParts, withParts, type TextPart } from './text-parts.ts';

const SIGN = /^[^\w\s]$/;

/** `base + '/' + path` → `base.replace(/\/+$/, '') + '/' + path.replace(/^\/+/, '')`, where they bring such a sign themselves. */
export const joinOnce: Operator = {
  name: 'join-once',
  family: 'collection',
  description: 'parts of a path or an address that begin or end with the separator between them',
  floor: 1.4,
  on: 'expression',
  *replacements({ node, path }, context) {
    const parts = textParts(path);
    const bare = new Map<Node, string>();
    for (const [nth, part] of parts.entries()) {
      const text = 'node' in part ? bareText(part.node, parts[nth - 1], parts[nth + 1], context) : undefined;
      if (text !== undefined && 'node' in part) bare.set(part.node, text);
    }
    if (bare.size > 1) yield { text: withParts(context.source, node, bare), cost: 1.4 };
    for (const one of bare) yield { text: withParts(context.source, node, new Map([one])), cost: 1.5 };
  },
};

/** Without the signs that it shares with its neighbours; `undefined` where it has brought none in a failing test. */
function bareText(
  node: Node,
  before: TextPart | undefined,
  after: TextPart | undefined,
  { source, failingValuesOf }: OperatorContext,
): string | undefined {
  const values = failingValuesOf(node).filter((value) => typeof value === 'string');
  const [last, first] = [signOf(before, -1), signOf(after, 0)];
  const begins = last !== undefined && values.some((value) => value.startsWith(last));
  const ends = first !== undefined && values.some((value) => value.endsWith(first));
  if (!begins && !ends) return undefined;
  const start = begins ? `.replace(/^${escaped(last)}+/, '')` : '';
  const end = ends ? `.replace(/${escaped(first)}+$/, '')` : '';
  return `${operandText(source, node)}${start}${end}`;
}

function signOf(part: TextPart | undefined, at: number): string | undefined {
  const sign = part !== undefined && 'fixed' in part ? part.fixed.at(at) : undefined;
  return sign !== undefined && SIGN.test(sign) ? sign : undefined;
}

function escaped(sign: string): string {
  return /[$()*+./?[\\\]^{|}-]/.test(sign) ? `\\${sign}` : sign;
}
