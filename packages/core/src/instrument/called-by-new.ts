import type { Path } from '../syntax/path.ts';

/**
 * Whether an expression stands where `new` looks for what it calls, such as `Intl` in `new Intl.Collator()`: the first
 * call there, unless it is in parentheses, would be taken for the constructor's.
 */
export function isCalledByNew(path: Path): boolean {
  for (let at = path; at.parent !== undefined; at = at.parent) {
    const up = at.parent.node;
    if (up.type === 'NewExpression') return at.key === 'callee';
    const isLink = up.type === 'MemberExpression' && at.key === 'object';
    if (!isLink && up.type !== 'TSNonNullExpression') return false;
  }
  return false;
}
