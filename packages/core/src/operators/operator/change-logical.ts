import type { Operator } from '../operator.ts';
import { otherOperator } from '../shared/text.ts';

/** `a && b` → `a || b`; `a || b` → `a ?? b`, early when `a` was seen falsy without being missing. */
export const changeLogical: Operator = {
  name: 'change-logical',
  family: 'operator',
  description: 'and for or; zero, false or an empty string treated as if it were missing',
  floor: 0.8,
  on: 'expression',
  *replacements({ node }, { source, valuesOf }) {
    if (node.type !== 'LogicalExpression') return;
    for (const operator of ['&&', '||', '??']) {
      if (operator === node.operator) continue;
      const falsyButThere = operator === '??' && node.operator === '||' && valuesOf(node.left).some(isFalsyButThere);
      const cost = falsyButThere ? 0.8 : operator === '??' || node.operator === '??' ? 1.5 : 0.9;
      for (const text of otherOperator(source, node.left, operator, node.right)) yield { text, cost };
    }
  },
};

/** What `||` passes over and `??` does not. */
export function isFalsyButThere(value: unknown): boolean {
  return value === 0 || value === '' || value === false || value === 0n;
}
