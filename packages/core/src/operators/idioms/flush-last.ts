import type * as Babel from '@babel/types';
import { endOf, isFunction, isLoop, textOf, type Node } from '../../syntax/node.ts';
import { enclosing, enclosingFunction, pathsOf, type Path } from '../../syntax/path.ts';
import { methodName } from '../shared/call.ts';
import type { PatchOperator } from '../operator.ts';
import { indentAt } from '../shared/text.ts';

const COST = 1.3;
const EMPTY: Readonly<Record<string, (name: string) => string>> = {
  "''": (name) => `${name} !== ''`,
  '""': (name) => `${name} !== ''`,
  '[]': (name) => `${name}.length > 0`,
  null: (name) => `${name} !== null`,
  undefined: (name) => `${name} !== undefined`,
};

/** Behind a loop with `if (…) { groups.push(current); current = []; }` once more: `if (current.length > 0) groups.push(current);`. */
export const flushLast: PatchOperator = {
  name: 'flush-last',
  family: 'statement',
  description: 'the last group, run, word or cell, which no later one closes',
  floor: COST,
  on: 'module',
  *patches(sites, { source }) {
    const seen = new Set<string>();
    for (const { node, path } of sites) {
      const pushed = node.type === 'ExpressionStatement' ? pushedBy(node.expression) : undefined;
      const loop = outermostLoop(path);
      if (pushed === undefined || loop === undefined) continue;
      const isThere = emptyTest(pushed, loop, source);
      const [at, text] = [endOf(loop.node), textOf(source, node)];
      if (isThere === undefined || source.slice(at, at + 200).includes(text) || seen.has(`${at} ${text}`)) continue;
      seen.add(`${at} ${text}`);
      yield {
        edits: [
          { start: at, end: at, text: `\n${indentAt(source, loop.node.start as number)}if (${isThere}) ${text}` },
        ],
        cost: COST,
      };
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

function outermostLoop(path: Path): Path | undefined {
  let found: Path | undefined;
  for (let up = enclosing(path, (node) => isLoop(node) || isFunction(node)); up !== undefined && isLoop(up.node);)
    [found, up] = [up, enclosing(up, (node) => isLoop(node) || isFunction(node))];
  return found;
}

/** What holds when there is something in a variable from before the loop. */
function emptyTest(name: string, loop: Path, source: string): string | undefined {
  const around = enclosingFunction(loop)?.node;
  for (const { node } of around === undefined ? [] : pathsOf(around, (each: Node) => each === loop.node)) {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || node.id.name !== name) continue;
    return EMPTY[node.init ? textOf(source, node.init) : 'undefined']?.(name);
  }
  return undefined;
}
