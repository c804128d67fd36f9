import type * as Babel from '@babel/types';
import { endOf, startOf, textOf, type Node } from '../../syntax/node.ts';
import type { Operator } from '../operator.ts';
import { methodName } from '../shared/call.ts';
import { ownKeys, ownValue } from '../shared/own-keys.ts';
import { commonKind } from '../shared/value-kind.ts';

const COST = { known: 1.3, seen: 1.6 };
const COMPARES = /^(?:[<>]=?|[!=]==?|-)$/;

/** `match.score > best.score` → `match.rank > best.rank`, `a.name.localeCompare(b.name)` → `a.title.localeCompare(b.title)`. */
export const renameBoth: Operator = {
  name: 'rename-both',
  family: 'name',
  description: 'two things compared, or put in order, by something else than what they should be',
  floor: COST.known,
  on: 'expression',
  *replacements({ node }, { source, facts, valuesOf, kindOf }) {
    const pair = comparedIn(node);
    if (pair === undefined) return;
    const [left, right] = pair;
    const current = propertyOf(left, source);
    if (current !== propertyOf(right, source)) return;
    const kind = kindOf(left) ?? kindOf(right);
    const holders = [...valuesOf(left.object), ...valuesOf(right.object)];
    for (const name of ownKeys(holders)) {
      if (name === current || commonKind(holders.map((holder) => ownValue(holder, name))) !== kind) continue;
      const cost = facts.members.includes(name) ? COST.known : COST.seen;
      yield { text: renamed(node, pair, name, source), cost };
    }
  },
};

type Pair = readonly [Babel.MemberExpression, Babel.MemberExpression];

function comparedIn(node: Node): Pair | undefined {
  const isOrder = node.type === 'CallExpression' && methodName(node) === 'localeCompare';
  if (isOrder) return pairOf((node.callee as Babel.MemberExpression).object, node.arguments[0]);
  return node.type === 'BinaryExpression' && COMPARES.test(node.operator) ? pairOf(node.left, node.right) : undefined;
}

function pairOf(left: Node, right: Node | undefined): Pair | undefined {
  return isPlainMember(left) && isPlainMember(right) ? [left, right] : undefined;
}

function isPlainMember(node: Node | undefined): node is Babel.MemberExpression {
  return node?.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier';
}

function propertyOf({ property }: Babel.MemberExpression, source: string): string {
  return textOf(source, property);
}

function renamed(node: Node, [left, right]: Pair, name: string, source: string): string {
  const between = source.slice(endOf(left.property), startOf(right.property));
  const end = source.slice(endOf(right.property), endOf(node));
  return source.slice(startOf(node), startOf(left.property)) + name + between + name + end;
}
