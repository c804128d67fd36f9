import { startOf, textOf, type Node } from '../../../syntax/node.ts';
import { enclosing } from '../../../syntax/path.ts';
import { methodName } from '../../shared/call.ts';
import type { OperatorContext, OperatorSite, PatchOperator } from '../../operator.ts';

const COST = 1.5;
const KEYED = /^(get|has|set|add|delete)$/;

/** `headers.set(name, value)` and `headers.get(name)` → `….set(name.toLowerCase(), value)` and so on, wherever the map is asked. */
export const foldKeys: PatchOperator = {
  name: 'fold-keys',
  family: 'collection',
  description: 'entries kept under names as they are written: headers, users, extensions',
  floor: COST,
  on: 'module',
  unreached: true,
  *patches(sites, context) {
    const holders = new Map<string, OperatorSite[]>();
    for (const site of sites) {
      const holder = holderOf(site, context);
      if (holder !== undefined) holders.set(holder, [...(holders.get(holder) ?? []), site]);
    }
    for (const keys of holders.values()) {
      if (!keys.some(({ node }) => hasCapitals(node, context))) continue;
      const edits = keys.map(({ end }) => ({ start: end, end, text: '.toLowerCase()' }));
      yield { edits, cost: COST };
    }
  },
};

function holderOf({ node, path }: OperatorSite, { source }: OperatorContext): string | undefined {
  const call = path.parent?.node;
  const isName = node.type === 'Identifier' || node.type === 'MemberExpression';
  if (call?.type !== 'CallExpression' || path.key !== 'arguments' || path.index !== 0 || !isName) return undefined;
  if (call.callee.type !== 'MemberExpression' || !KEYED.test(methodName(call) ?? '')) return undefined;
  // `this.all` of two classes are two.
  const self = enclosing(path, ({ type }) => type === 'ClassBody')?.node;
  return `${self === undefined ? '' : startOf(self)} ${textOf(source, call.callee.object)}`;
}

function hasCapitals(node: Node, { failingValuesOf }: OperatorContext): boolean {
  return failingValuesOf(node).some((value) => typeof value === 'string' && value !== value.toLowerCase());
}
