import type * as Babel from '@babel/types';
import { linksOf } from './links-of.ts';

const PLACE_ONLY = new Set(['start', 'end', 'loc', 'range', 'extra', 'errors', 'comments', 'tokens']);

/**
 * The tree as text, without positions and without what only says how something was written: two sources with the same
 * shape differ in layout, quotes, parentheses or semicolons at most. `a || (b || c)` is `a || b || c`.
 */
export function treeShape(program: Babel.Program): string {
  return JSON.stringify(program, (key, value: unknown) => {
    if (PLACE_ONLY.has(key)) return undefined;
    if (isLogical(value))
      return { type: value.type, operator: value.operator, operands: linksOf(value, value.operator) };
    return typeof value === 'bigint' ? String(value) : value;
  });
}

function isLogical(value: unknown): value is Babel.LogicalExpression {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'LogicalExpression';
}
