import type { Operator } from '../operator.ts';

const DELETABLE =
  /^(ExpressionStatement|IfStatement|ReturnStatement|BreakStatement|ContinueStatement|ThrowStatement|ForStatement|ForOfStatement|WhileStatement)$/;

/** A statement that should not be there goes. */
export const deleteStatement: Operator = {
  name: 'delete-statement',
  family: 'statement',
  description: 'a statement too many: a premature return or break, a stray update',
  floor: 1.9,
  on: 'statement',
  *replacements({ node, path }) {
    // Of a branch nothing would be left: the whole goes, or the condition does.
    if (!DELETABLE.test(node.type) || path.index === undefined) return;
    const cost =
      node.type === 'IfStatement' ? 2.2 : node.type === 'ReturnStatement' || node.type.startsWith('For') ? 2.4 : 2.1;
    yield { text: '', cost };
  },
};
