import type * as Babel from '@babel/types';
import { endOf, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { onlyStatement } from '../../shared/only-statement.ts';
import { isRepeatable } from '../../shared/is-repeatable.ts';
import { indentAt, indented } from '../../shared/text.ts';
import type { Operator } from '../../operator.ts';

const COST = 1.2;

/** `if (problem) this.error = problem;` → `this.error = problem;`. */
export const assignAlways: Operator = {
  name: 'assign-always',
  family: 'statement',
  description: 'a field that is set when there is something, and keeps it when there is nothing any more',
  floor: COST,
  on: 'statement',
  *replacements({ node }, { source, failingValuesOf }) {
    if (node.type !== 'IfStatement' || node.alternate) return;
    const only = onlyStatement(node.consequent);
    const set = only?.type === 'ExpressionStatement' ? only.expression : undefined;
    if (set?.type !== 'AssignmentExpression' || set.operator !== '=' || !isRepeatable(set.right)) return;
    if (textOf(source, set.right) !== textOf(source, askedOf(node.test))) return;
    const answers = failingValuesOf(node.test);
    // Where it was always set, it is set as often without the question.
    if (answers.length > 0 && answers.every(Boolean)) return;
    yield { text: freed(node, only as Node, source), cost: COST };
  },
};

/** What is asked whether it is there: `x`, `x !== undefined`. Whether it is another one than before is no such question. */
function askedOf(test: Node): Node {
  if (test.type !== 'BinaryExpression' || !/^!==?$/.test(test.operator)) return test;
  const isNothing =
    test.right.type.endsWith('Literal') || (test.right.type === 'Identifier' && test.right.name === 'undefined');
  return isNothing ? test.left : test;
}

/** The one statement under a condition, with what is said about it. */
function freed(condition: Babel.IfStatement, only: Node, source: string): string {
  const { consequent } = condition;
  const from = consequent.type === 'BlockStatement' ? startOf(consequent) + 1 : startOf(consequent);
  const text = source.slice(from, endOf(only)).trim().replace(/;?$/, ';');
  return indented(text, indentAt(source, startOf(only)), indentAt(source, startOf(condition)));
}
