import type * as Babel from '@babel/types';
import type { Path } from '../../syntax/path.ts';

/** Callbacks that ask something of each item. */
const ASKS = /^(filter|find|findIndex|findLast|some|every)$/;

/** What would join another condition to this one; `undefined` where it is none. */
export function jointOf({ node, parent, key }: Path): '&&' | '||' | undefined {
  const up = parent?.node;
  if (up === undefined || node.type === 'LogicalExpression') return undefined;
  if (up.type === 'LogicalExpression') return up.operator === '??' ? undefined : up.operator;
  if (up.type === 'IfStatement' && key === 'test') return '&&';
  const call = parent?.parent?.node;
  if (up.type !== 'ArrowFunctionExpression' || key !== 'body' || call?.type !== 'CallExpression') return undefined;
  const { callee } = call;
  const isAsked = callee.type === 'MemberExpression' && callee.property.type === 'Identifier';
  return isAsked && ASKS.test((callee.property as Babel.Identifier).name) ? '&&' : undefined;
}
