import { namesIn } from '../../../syntax/names-in.ts';
import type { InsertionPoint } from '../../../syntax/insertion-points.ts';
import type { Node } from '../../../syntax/node.ts';

/** Enough for the place behind the check to come first. */
const UNCHECKED = 0.2;
const CHECKS = /^(validate|assert|check|ensure|verify|expect|require|guard)(?=[A-Z]|$)/;
const WRITES = /[^=!<>]=[^=>]|\+\+|--|\.(?:push|set|add|unshift)\(/;

/** What it costs more to write something in front of a check of it: what is refused there would stay written. */
export function beforeCheckCost({ before }: InsertionPoint, statement: string): number {
  if (before === undefined || !WRITES.test(statement)) return 0;
  const checked = checkedBy(before);
  return checked.some((name) => new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(statement))
    ? UNCHECKED
    : 0;
}

/** The names that `validateCount(count);` or `if (count < 0) throw …` is about. */
function checkedBy(statement: Node): string[] {
  if (statement.type === 'IfStatement') return throwsAtOnce(statement.consequent) ? namesIn(statement.test) : [];
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression') return [];
  const { callee } = statement.expression;
  const called = callee.type === 'MemberExpression' ? callee.property : callee;
  const isCheck = called.type === 'Identifier' && CHECKS.test(called.name);
  return isCheck ? statement.expression.arguments.flatMap((given) => namesIn(given)) : [];
}

/** Whether a branch does nothing but throw. */
export function throwsAtOnce(branch: Node): boolean {
  const [first] = branch.type === 'BlockStatement' ? branch.body : [branch];
  return first?.type === 'ThrowStatement';
}
