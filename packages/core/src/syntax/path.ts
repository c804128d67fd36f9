import type * as Babel from '@babel/types';
import { childrenOf, isFunction, type Node } from './node.ts';

/** A node with its way up to the program. */
export interface Path {
  readonly node: Node;
  readonly parent: Path | undefined;
  /** The parent's field that holds the node; empty for the root. */
  readonly key: string;
  /** Position in that field when it is a list. */
  readonly index?: number;
}

/** Every node below `root` and `root` itself, parents first, in source order. `skip` prunes a subtree with its root. */
export function* pathsOf(root: Node, skip: (node: Node) => boolean = () => false): Generator<Path> {
  // With a stack of its own: a generator in a generator pays for its depth at every step.
  const waiting: Path[] = [{ node: root, parent: undefined, key: '' }];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (skip(path.node)) continue;
    yield path;
    for (const { node, key, index } of childrenOf(path.node).toReversed()) {
      // Field by field: in Node 20 each object that is made by a spread and a field may have a shape of its own.
      waiting.push(index === undefined ? { node, parent: path, key } : { node, parent: path, key, index });
    }
  }
}

/** The nearest enclosing path, the path itself left out, that `matches`. */
export function enclosing(path: Path, matches: (node: Node) => boolean): Path | undefined {
  for (let up = path.parent; up !== undefined; up = up.parent) if (matches(up.node)) return up;
  return undefined;
}

export function programOf(path: Path): Babel.Program {
  return enclosing(path, ({ type }) => type === 'Program')?.node as Babel.Program;
}

export function enclosingFunction(path: Path): Path | undefined {
  return enclosing(path, isFunction);
}
