import type * as Babel from '@babel/types';
import type { Operator } from '../operator.ts';
import { enclosing, enclosingFunction, type Path } from '../../syntax/path.ts';
import { isLoop, textOf } from '../../syntax/node.ts';
import { indentAt } from '../shared/text.ts';

/** Where a search in a loop gives up at once, rather than to go on to the next item. */
const SKIPS = 0.5;

/** `break` ↔ `continue`, `f(x);` → `return f(x);`. */
export const changeJump: Operator = {
  name: 'change-jump',
  family: 'statement',
  description: 'stops where it should skip, a forgotten return, a forgotten break in a switch',
  floor: 0.9,
  on: 'statement',
  *replacements({ node, path }, { source }) {
    const around = enclosingFunction(path);
    const loop = enclosing(path, isLoop);
    const inLoop =
      loop !== undefined && (around === undefined || (loop.node.start as number) > (around.node.start as number));
    if (fallsThrough(path))
      yield { text: `${textOf(source, node)}\n${indentAt(source, node.start as number)}break;`, cost: 0.9 };
    if (node.type === 'ContinueStatement' && !node.label) yield { text: 'break;', cost: 1.4 };
    if (node.type === 'BreakStatement' && !node.label && inLoop) yield { text: 'continue;', cost: 1.4 };
    if (node.type === 'ReturnStatement' && inLoop) {
      const less = givesUp(node) ? SKIPS : 0;
      yield { text: 'break;', cost: 2 };
      yield { text: 'continue;', cost: 2.2 - less };
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

/** It has found nothing, and ends the search. */
function givesUp({ argument }: Babel.ReturnStatement): boolean {
  return (
    !argument || argument.type === 'NullLiteral' || (argument.type === 'Identifier' && argument.name === 'undefined')
  );
}

/** The last statement of a case that is not the last one and does not leave it. */
function fallsThrough({ node, parent }: Path): boolean {
  const around = parent?.node;
  const whole = parent?.parent?.node;
  if (around?.type !== 'SwitchCase' || whole?.type !== 'SwitchStatement') return false;
  if (around.consequent.at(-1) !== node || whole.cases.at(-1) === around) return false;
  return !/^(Return|Break|Continue|Throw)Statement$/.test(node.type);
}
