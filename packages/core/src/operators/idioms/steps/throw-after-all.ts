import { enclosingFunction, pathsOf } from '../../../syntax/path.ts';
import { isFunction, startOf, textOf } from '../../../syntax/node.ts';
import type { Operator } from '../../operator.ts';
import { onlyStatement } from '../../shared/only-statement.ts';
import { indentAt, indentStep } from '../../shared/text.ts';

const COST = 1.8;

/** `for (const handler of handlers) handler(event);` → each in a `try`, and the first error thrown when all have had their turn. */
export const throwAfterAll: Operator = {
  name: 'throw-after-all',
  family: 'statement',
  description: 'one of several listeners, hooks or clean-ups that fails, and keeps the others from their turn',
  floor: COST,
  on: 'statement',
  *replacements({ node, path, start }, { source, facts, bindingsAt }) {
    if (node.type !== 'ForOfStatement' || node.await || enclosingFunction(path) === undefined) return;
    const only = onlyStatement(node.body);
    const call = only?.type === 'ExpressionStatement' ? only.expression : undefined;
    const called = call?.type === 'AwaitExpression' ? call.argument : call;
    if (called?.type !== 'CallExpression' || [...pathsOf(called)].some((each) => isFunction(each.node))) return;
    if (bindingsAt(start).some(({ name }) => name === 'errors')) return;
    const [outer, step] = [indentAt(source, start), indentStep(source)];
    const [one, two] = [`\n${outer}${step}`, `\n${outer}${step}${step}`];
    const head = source.slice(startOf(node), startOf(node.body));
    const tried = `try {${two}${textOf(source, only as never)}${one}} catch (error) {${two}errors.push(error);${one}}`;
    const kept = `const errors${facts.isTyped ? ': unknown[]' : ''} = [];`;
    const told = `if (errors.length > 0) throw errors[0];`;
    yield { text: `${kept}\n${outer}${head}{${one}${tried}\n${outer}}\n${outer}${told}`, cost: COST };
  },
};
