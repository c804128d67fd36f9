import type * as Babel from '@babel/types';
import type { Span } from '../model/edit.ts';
import { usesBetween } from './free-names.ts';
import { isFunction, startOf, type Node } from './node.ts';
import { enclosing, pathsOf, type Path } from './path.ts';
import { analyzeScopes, bindingAt } from './scope.ts';

/** A name that a piece of code reads and a function around it declares. */
export interface Local {
  readonly name: string;
  /** Where it stands, counted from the start of the piece. */
  readonly offsets: readonly number[];
  /** One of these places. */
  readonly node: Node;
}

/** In the order in which they are read; `undefined` when one of them cannot be given another name by its text alone. */
export function localsIn({ start, end }: Span, program: Babel.Program): Local[] | undefined {
  const root = analyzeScopes(program);
  const locals = new Map<string, { node: Node; offsets: number[] }>();
  for (const { name, node, path } of usesBetween(program, start, end)) {
    const binding = bindingAt(root, name, startOf(node));
    const isOwn = binding !== undefined && start < binding.usableFrom && binding.usableFrom <= end;
    if (binding === undefined || binding.moduleLevel || isOwn) continue;
    // `{ name }` would have to become `{ name: other }`.
    const up = path.parent?.node;
    if (up?.type === 'ObjectProperty' && up.shorthand) return undefined;
    const local = locals.get(name) ?? { node, offsets: [] };
    local.offsets.push(startOf(node) - start);
    locals.set(name, local);
  }
  return [...locals].map(([name, local]) => ({ name, ...local }));
}

/** Each `this`, also in arrow functions, whose `this` is that around them. */
export function thisIn(root: Node): Node[] {
  return [...pathsOf(root, hasOwnThis)].flatMap(({ node }) => (node.type === 'ThisExpression' ? [node] : []));
}

export function readsThis(root: Node): boolean {
  return thisIn(root).length > 0;
}

function hasOwnThis(node: Node): boolean {
  return isFunction(node) && node.type !== 'ArrowFunctionExpression';
}

/** The class or the object whose `this` it is. */
export function selfOf(path: Path): Node | undefined {
  return enclosing(path, ({ type }) => type === 'ClassBody' || type === 'ObjectExpression')?.node;
}
