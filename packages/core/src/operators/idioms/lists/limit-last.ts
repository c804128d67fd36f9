import type * as Babel from '@babel/types';
import { endOf, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { pathsOf } from '../../../syntax/path.ts';
import type { OperatorSite, PatchOperator } from '../../operator.ts';
import { methodName } from '../../shared/call.ts';
import { wholeLines } from '../../shared/whole-lines.ts';

const COST = 1.5;
const ENDS = /^(?:===|>=)$/;

/** `for (…) { if (hits.length === limit) break; hits.push(each); } hits.sort(byRank)` → `for (…) { hits.push(each); } hits.sort(byRank).slice(0, limit)`. */
export const limitLast: PatchOperator = {
  name: 'limit-last',
  family: 'order',
  description: 'the first few taken and then sorted, where the best few are meant',
  floor: COST,
  on: 'module',
  *patches(sites, { source }) {
    for (const site of sites) {
      const limited = limitAt(site, source);
      const block = site.path.parent?.parent?.parent?.node;
      if (limited === undefined || block === undefined) continue;
      for (const { node } of pathsOf(block)) {
        if (startOf(node) < site.end || !isSortOf(node, limited.list, source)) continue;
        const at = endOf(node);
        const sliced = { start: at, end: at, text: `.slice(0, ${limited.most})` };
        yield { edits: [wholeLines(site, source), sliced], cost: COST };
      }
    }
  },
};

interface Limited {
  readonly list: string;
  readonly most: string;
}

/** `if (hits.length === limit) break;` in a loop. */
function limitAt({ node, path }: OperatorSite, source: string): Limited | undefined {
  if (node.type !== 'IfStatement' || node.alternate || path.parent?.parent === undefined) return undefined;
  const { test, consequent } = node;
  const [only, ...others] = consequent.type === 'BlockStatement' ? consequent.body : [consequent];
  if (only?.type !== 'BreakStatement' || others.length > 0) return undefined;
  if (test.type !== 'BinaryExpression' || !ENDS.test(test.operator) || !isLength(test.left)) return undefined;
  return { list: textOf(source, test.left.object), most: textOf(source, test.right) };
}

function isLength(node: Node): node is Babel.MemberExpression {
  return node.type === 'MemberExpression' && node.property.type === 'Identifier' && node.property.name === 'length';
}

function isSortOf(node: Node, list: string, source: string): boolean {
  if (node.type !== 'CallExpression' || !/^(?:sort|toSorted)$/.test(methodName(node) ?? '')) return false;
  return textOf(source, (node.callee as Babel.MemberExpression).object) === list;
}
