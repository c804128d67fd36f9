import type * as Babel from '@babel/types';
import { endOf, isFunction, isLoop, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { enclosing, enclosingFunction, pathsOf, type Path } from '../../../syntax/path.ts';
import type { Binding } from '../../../syntax/scope.ts';
import { methodName } from '../../shared/call.ts';
import type { PatchOperator } from '../../operator.ts';
import { indentAt } from '../../shared/text.ts';

const COST = 1.3;
const EMPTY: ReadonlyMap<string, (name: string) => string> = new Map([
  ["''", (name) => `${name} !== ''`],
  ['""', (name) => `${name} !== ''`],
  ['[]', (name) => `${name}.length > 0`],
  ['null', (name) => `${name} !== null`],
  ['undefined', (name) => `${name} !== undefined`],
]);

/** Behind a loop with `if (…) { groups.push(current); current = []; }` once more: `if (current.length > 0) groups.push(current);`. */
export const flushLast: PatchOperator = {
  name: 'flush-last',
  family: 'statement',
  description: 'the last group, run, word or cell, which no later one closes',
  floor: COST,
  on: 'module',
  *patches(sites, { source, bindingsAt }) {
    const seen = new Set<string>();
    for (const { node, path } of sites) {
      const pushed = node.type === 'ExpressionStatement' ? pushedBy(node.expression) : undefined;
      const loop = pushed === undefined ? undefined : outermostLoop(path);
      if (loop === undefined) continue;
      const before = bindingsAt(startOf(loop.node));
      const declared = before.find(({ name }) => name === pushed);
      const isThere = declared && emptyTest(declared, loop, source);
      const [at, text] = [endOf(loop.node), textOf(source, node).replace(/;$/, '')];
      const rest = source.slice(at, Math.min(at + 200, endOf(enclosingFunction(loop)?.node ?? loop.node)));
      if (isThere === undefined || rest.includes(text) || seen.has(`${at} ${text}`)) continue;
      // What is only known within the loop is not there behind it.
      const names = [...pathsOf(node)].flatMap(({ node: each }) => (each.type === 'Identifier' ? [each.name] : []));
      const inside = bindingsAt(startOf(node)).filter((each) => !before.includes(each));
      if (inside.some(({ name }) => names.includes(name))) continue;
      seen.add(`${at} ${text}`);
      const flush = `\n${indentAt(source, startOf(loop.node))}if (${isThere}) ${text};`;
      yield { edits: [{ start: at, end: at, text: flush }], cost: COST };
    }
  },
};

function pushedBy(expression: Babel.Expression): string | undefined {
  if (expression.type === 'YieldExpression')
    return !expression.delegate && expression.argument?.type === 'Identifier' ? expression.argument.name : undefined;
  if (expression.type !== 'CallExpression' || methodName(expression) !== 'push') return undefined;
  const [item] = expression.arguments;
  return expression.arguments.length === 1 && item?.type === 'Identifier' ? item.name : undefined;
}

/** Behind which a statement may stand. */
function outermostLoop(path: Path): Path | undefined {
  let found: Path | undefined;
  for (let up = enclosing(path, (node) => isLoop(node) || isFunction(node)); up !== undefined && isLoop(up.node);)
    [found, up] = [up, enclosing(up, (node) => isLoop(node) || isFunction(node))];
  while (found?.parent?.node.type === 'LabeledStatement') found = found.parent;
  return found?.index === undefined ? undefined : found;
}

/** What holds when there is something in a variable from before the loop. */
function emptyTest(declared: Binding, loop: Path, source: string): string | undefined {
  const around = enclosingFunction(loop)?.node;
  for (const { node } of around === undefined ? [] : pathsOf(around, (each: Node) => each === loop.node)) {
    if (node.type !== 'VariableDeclarator' || endOf(node) !== declared.usableFrom) continue;
    return EMPTY.get(node.init ? textOf(source, node.init) : 'undefined')?.(declared.name);
  }
  return undefined;
}
