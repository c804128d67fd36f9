import { endOf, startOf, textOf, type Node } from '../../../syntax/node.ts';
import type { Edit } from '../../../model/edit.ts';
import type { OperatorContext, PatchOperator } from '../../operator.ts';
import { isChain } from '../../shared/is-chain.ts';

const COST = 1.2;

/** `` `${url}?${query}` `` → `` `${url}${url.includes('?') ? '&' : '?'}${query}` ``, `url + '?' + query` alike. */
export const joinQuery: PatchOperator = {
  name: 'join-query',
  family: 'constant',
  description: 'a query put to an address that has one',
  floor: COST,
  on: 'module',
  *patches(sites, context) {
    for (const { node } of sites) {
      const edit = node.type === 'TemplateLiteral' ? inTemplate(node, context) : inSum(node, context);
      if (edit !== undefined) yield { edits: [edit], cost: COST };
    }
  },
};

function inTemplate(
  { quasis, expressions }: Node & { type: 'TemplateLiteral' },
  context: OperatorContext,
): Edit | undefined {
  for (const [nth, address] of expressions.entries()) {
    const after = quasis[nth + 1];
    const start = after && startOf(after);
    if (start !== undefined && context.source[start] === '?' && hasQuery(address, context))
      return { start, end: start + 1, text: `\${${markFor(address, context.source)}}` };
  }
  return undefined;
}

function inSum(node: Node, context: OperatorContext): Edit | undefined {
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined;
  const { left: address, right: mark } = node;
  if (mark.type !== 'StringLiteral' || mark.value !== '?' || !hasQuery(address, context)) return undefined;
  return { start: startOf(mark), end: endOf(mark), text: `(${markFor(address, context.source)})` };
}

function hasQuery(address: Node, { failingValuesOf }: OperatorContext): boolean {
  return isChain(address) && failingValuesOf(address).some((value) => typeof value === 'string' && value.includes('?'));
}

function markFor(address: Node, source: string): string {
  return `${textOf(source, address)}.includes('?') ? '&' : '?'`;
}
