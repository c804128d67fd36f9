import { types } from 'node:util';
import { textOf } from '../../../syntax/node.ts';
import type { Operator } from '../../operator.ts';
import { methodName } from '../../shared/call.ts';
import { operandText } from '../../shared/text.ts';

/** `pattern.test(text)` → `text.search(pattern) >= 0`, where the pattern goes on from its last match. */
export const searchAnew: Operator = {
  name: 'search-anew',
  family: 'condition',
  description: 'a pattern with `g` or `y`, kept for many texts, that is asked and goes on where it was in another text',
  floor: 1,
  on: 'expression',
  *replacements({ node }, { source, failingValuesOf }) {
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return;
    const [text, ...others] = node.arguments;
    if (methodName(node) !== 'test' || text === undefined || others.length > 0) return;
    const pattern = node.callee.object;
    const goesOn = failingValuesOf(pattern).some((value) => types.isRegExp(value) && /[gy]/.test(value.flags));
    if (goesOn) yield { text: `${operandText(source, text)}.search(${textOf(source, pattern)}) >= 0`, cost: 1 };
  },
};
