import type { Operator } from './operator.ts';
import { enclosing, enclosingFunction } from '../syntax/path.ts';
import { isLoop, textOf } from '../syntax/node.ts';

/** `break` ↔ `continue`, `f(x);` → `return f(x);`. */
export const changeJump: Operator = {
  name: 'change-jump',
  family: 'statement',
  description: 'stops where it should skip, a forgotten return',
  floor: 1.3,
  on: 'statement',
  *replacements({ node, path }, { source }) {
    const around = enclosingFunction(path);
    const loop = enclosing(path, isLoop);
    const inLoop =
      loop !== undefined && (around === undefined || (loop.node.start as number) > (around.node.start as number));
    if (node.type === 'ContinueStatement' && !node.label) yield { text: 'break;', cost: 1.4 };
    if (node.type === 'BreakStatement' && !node.label && inLoop) yield { text: 'continue;', cost: 1.4 };
    if (node.type === 'ReturnStatement' && inLoop) {
      yield { text: 'break;', cost: 2 };
      yield { text: 'continue;', cost: 2.2 };
    }
    if (node.type === 'ExpressionStatement' && around !== undefined) {
      const last =
        path.parent?.node.type === 'BlockStatement' &&
        path.parent.node.body.at(-1) === node &&
        path.parent.parent === around;
      const text = textOf(source, node.expression);
      if (node.expression.type !== 'AssignmentExpression') yield { text: `return ${text};`, cost: last ? 1.3 : 2 };
    }
  },
};
