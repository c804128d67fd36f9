import type * as Babel from '@babel/types';

const PLACE_ONLY = new Set(['start', 'end', 'loc', 'range', 'extra', 'errors', 'comments', 'tokens']);

/**
 * The tree as text, without positions and without what only says how something was written: two sources with the same
 * shape differ in layout, quotes, parentheses or semicolons at most.
 */
export function treeShape(program: Babel.Program): string {
  return JSON.stringify(program, (key, value: unknown) => {
    if (PLACE_ONLY.has(key)) return undefined;
    return typeof value === 'bigint' ? String(value) : value;
  });
}
