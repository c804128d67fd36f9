import type * as Babel from '@babel/types';
import { endOf, isFunction, startOf, textOf, type Node } from '../../syntax/node.ts';
import { enclosing, pathsOf, type Path } from '../../syntax/path.ts';
import { methodName } from '../shared/call.ts';
import type { Operator, OperatorSite } from '../operator.ts';
import { indentAt } from '../shared/text.ts';

/**
 * `await Promise.all(items.map(async (item) => { … }))` → `for (const item of items) { … }`; likewise `items.forEach(async …)`,
 * which nothing waits for.
 */
export const walkInTurn: Operator = {
  name: 'walk-in-turn',
  family: 'async',
  description: 'items worked on side by side that build on one another',
  floor: 1.4,
  on: 'statement',
  *replacements(site, { source }) {
    const { node, path } = site;
    if (node.type !== 'ExpressionStatement') return;
    const { expression } = node;
    const isAwaited = expression.type === 'AwaitExpression';
    const walk = isAwaited ? allOf(expression.argument) : expression;
    if (walk === undefined || methodName(walk) !== (isAwaited ? 'map' : 'forEach') || !isInAsync(path)) return;
    const { callee, arguments: given } = walk as Babel.CallExpression;
    const [callback] = given;
    if (given.length !== 1 || callback === undefined || !isFunction(callback) || !isItemOnly(callback)) return;
    const body = bodyOf(callback, site, source);
    if (body === undefined) return;
    const items = textOf(source, (callee as Babel.MemberExpression).object);
    yield { text: `for (const ${textOf(source, callback.params[0] as Node)} of ${items}) ${body}`, cost: 1.4 };
  },
};

/** What is in `Promise.all(…)`. */
function allOf(node: Node): Node | undefined {
  if (node.type !== 'CallExpression' || !/^all(Settled)?$/.test(methodName(node) ?? '')) return undefined;
  const { object } = node.callee as Babel.MemberExpression;
  return object.type === 'Identifier' && object.name === 'Promise' ? node.arguments[0] : undefined;
}

function isInAsync(path: Path): boolean {
  const around = enclosing(path, isFunction)?.node as { async?: boolean } | undefined;
  return around?.async === true;
}

function isItemOnly({ async, params, generator }: Babel.Function): boolean {
  return async === true && generator !== true && params.length === 1 && params[0]?.type !== 'RestElement';
}

/** The callback's body as that of a loop; `undefined` when it gives something back on its way, or from a loop of its own. */
function bodyOf({ body }: Babel.Function, { start }: OperatorSite, source: string): string | undefined {
  if (body.type !== 'BlockStatement') return `{ await ${textOf(source, body)}; }`;
  let text = textOf(source, body);
  const returns = [...pathsOf(body, (node) => node !== body && isFunction(node))].filter(
    ({ node }) => node.type === 'ReturnStatement',
  );
  for (const path of returns.toReversed()) {
    const { argument } = path.node as Babel.ReturnStatement;
    const inner = enclosing(path, ({ type }) => /^(For|While|DoWhile|Switch)/.test(type));
    if (argument || inner !== undefined) return undefined;
    const at = startOf(path.node) - startOf(body);
    text = `${text.slice(0, at)}continue${text.slice(at + 'return'.length)}`;
  }
  // What stands in a template literal has to keep its blanks.
  if (text.includes('`')) return text;
  return text.replaceAll(`\n${indentAt(source, endOf(body) - 1)}`, `\n${indentAt(source, start)}`);
}
