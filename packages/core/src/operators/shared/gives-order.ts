import { isFunction } from '../../syntax/node.ts';
import type { Path } from '../../syntax/path.ts';
import { methodName } from './call.ts';

/** Whether an expression is all that a comparator answers: `a.name.localeCompare(b.name)` in `sort((a, b) => …)`. */
export function givesOrder({ key, parent }: Path): boolean {
  const comparator = key === 'body' ? parent : key === 'argument' ? parent?.parent?.parent : undefined;
  const sort = comparator?.parent?.node;
  if (comparator === undefined || !isFunction(comparator.node) || sort === undefined) return false;
  return /^(sort|toSorted)$/.test(methodName(sort) ?? '');
}
