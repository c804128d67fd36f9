import type * as Babel from '@babel/types';
import { exportsOf } from '../syntax/exports.ts';
import { endOf, startOf, textOf, type Node } from '../syntax/node.ts';
import { insertAt, LEVEL, wrap, type Insertion } from './insertion.ts';
import { firstStatementAt } from './prelude-insertion.ts';
import type { SourceIndex } from './source-index.ts';

/**
 * The same index, in whose copies exported functions go through `watch` of the guard object, which may put another one in their
 * place. Declarations are replaced before anything else of the module runs, so that whoever exports them exports those.
 */
export function withWatchedExports(index: SourceIndex): SourceIndex {
  const { module, names, guards } = index;
  const replacements = new Map<string, string>();
  const wraps: Insertion[] = [];
  for (const { name, node } of exportsOf(module.program)) {
    if (node === undefined || !isCallable(node)) continue;
    const own = node.type === 'ArrowFunctionExpression' ? undefined : node.id?.name;
    const known = name === 'default' ? own : name;
    if (known === undefined) continue;
    const watch = `${names.heal}.watch(${JSON.stringify(known)},${mostArguments(node, module.source)},`;
    if (node.type !== 'FunctionDeclaration') {
      wraps.push(...wrap({ start: startOf(node), end: endOf(node) }, LEVEL.guard, watch, ')'));
    } else if (own !== undefined) {
      replacements.set(own, `${own}=${watch}${own});`);
    }
  }
  const first = insertAt(firstStatementAt(module), 'point', [...replacements.values()].join(''));
  return { ...index, guards: [...guards, first, ...wraps] };
}

type Callable = Babel.FunctionDeclaration | Babel.FunctionExpression | Babel.ArrowFunctionExpression;

function isCallable(node: Node): node is Callable {
  return /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type);
}

/** How many of its arguments it can see: `words.map(slug)` hands over three. */
function mostArguments(node: Callable, source: string): number {
  if (node.params.at(-1)?.type === 'RestElement' || /\barguments\b/.test(textOf(source, node))) return 1_000;
  return node.params.filter((param) => param.type !== 'Identifier' || param.name !== 'this').length;
}
